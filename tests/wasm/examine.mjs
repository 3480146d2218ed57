// node examine.mjs SCRIPT FOLDER GAME: what the page's own engine tells of the match on standard input.
import { readFileSync } from "node:fs";

const [script, folder, name] = process.argv.slice(2);
const { examine } = await import(script);
const told = JSON.parse(readFileSync(`${folder}/${name}.json`, "utf-8"));
const { default: shown } = await import(`${folder}/${name}.mjs`);
const wanted = JSON.parse(readFileSync(0, "utf-8"));
process.stdout.write(JSON.stringify(await examine(wanted, told, readFileSync(`${folder}/${name}.wasm`), shown)));
