import { describe, expect, it } from "vitest";
import { outlived, whatIsAsked } from "./requests";

const HOME = "https://midtown.example/";
const FOLDER = "https://host.example/games/midtown/";

function asked(url: string, scope = HOME, mode: RequestMode = "cors", method = "GET") {
  return whatIsAsked({ url, mode, method }, scope);
}

describe("the service worker", () => {
  it("answers for the page and its parts", () => {
    expect(asked(`${HOME}t/abc?ply=0`, HOME, "navigate")).toBe("page");
    expect(asked(`${FOLDER}index.html`, FOLDER, "navigate")).toBe("page");
    expect(asked(`${HOME}assets/page-1234.js`)).toBe("part");
    expect(asked(`${FOLDER}icon.svg`, FOLDER)).toBe("part");
  });

  it("keeps out of what the table service is asked, also where it is opened as a page", () => {
    expect(asked(`${HOME}api/games`)).toBeNull();
    expect(asked(`${HOME}api/tables/abc/record`, HOME, "navigate")).toBeNull();
    expect(asked(`${HOME}healthz`)).toBeNull();
  });

  it("keeps out of what is sent, and of what is elsewhere", () => {
    expect(asked(`${HOME}t/abc`, HOME, "cors", "POST")).toBeNull();
    expect(asked("https://host.example/other/", FOLDER, "navigate")).toBeNull();
    expect(asked("https://elsewhere.example/assets/page-1234.js")).toBeNull();
  });

  it("leaves the version before for pages that are still open", () => {
    expect(outlived(["midtown 1", "other", "midtown 2", "midtown 3"], "midtown 3", "midtown ")).toEqual(["midtown 1"]);
    expect(outlived(["midtown 3"], "midtown 3", "midtown ")).toEqual([]);
  });
});
