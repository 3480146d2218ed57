import { expect, it } from "vitest";
import { pageAt } from "./address";

function parts(address: string, withService: boolean) {
  const { pathname, search, hash } = pageAt(new URL(address), withService);
  return [pathname, search, hash];
}

it("finds the page in the address of a service", () => {
  expect(parts("https://midtown.example/t/abc?ply=3", true)).toEqual(["/t/abc", "?ply=3", ""]);
  expect(parts("https://midtown.example/rules/skyline#S-4.5", true)).toEqual(["/rules/skyline", "", "#S-4.5"]);
});

it("finds the page behind the # where there are only files", () => {
  const home = "https://host.example/games/midtown/";
  expect(parts(home, false)).toEqual(["/", "", ""]);
  expect(parts(`${home}index.html#/t/here-1?ply=3&eyes=0`, false)).toEqual(["/t/here-1", "?ply=3&eyes=0", ""]);
  expect(parts(`${home}#/rules/skyline#S-4.5`, false)).toEqual(["/rules/skyline", "", "#S-4.5"]);
  expect(parts(`${home}#main`, false)).toEqual(["/", "", ""]);
});
