import fc from "fast-check";
import { expect, test } from "vitest";
import { hasAmbiguousPath, toOriginForm } from "./request-target.ts";

const UNRESERVED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
const encoded = (character: string) => `%${character.charCodeAt(0).toString(16)}`;

test("a path with an encoded unreserved character or slash is ambiguous", () => {
  for (const character of `${UNRESERVED}/`) {
    expect(hasAmbiguousPath(`/api/x${encoded(character)}`), character).toBe(true);
    expect(hasAmbiguousPath(`/api/x${encoded(character).toUpperCase()}`), character).toBe(true);
  }
});

test("a path with any other encoded character is not ambiguous", () => {
  for (let code = 0; code < 256; code += 1) {
    const character = String.fromCharCode(code);
    if (`${UNRESERVED}/`.includes(character)) continue;
    const spelled = `%${code.toString(16).padStart(2, "0")}`;
    expect(hasAmbiguousPath(`/api/x${spelled}`), spelled).toBe(false);
  }
});

test.each(["//", "/api//x", "/api/x//", "/.", "/..", "/api/./x", "/api/../x", "/api/x/..", "/api/..?page=1"])(
  "%s has an empty or a dot segment",
  (path) => expect(hasAmbiguousPath(path)).toBe(true),
);

test.each(["/", "/api/x", "/login/", "/.well-known/x", "/a..b", "/x.", "/...", "/x?next=//y/../%61", "/x#//"])(
  "%s is not ambiguous",
  (path) => expect(hasAmbiguousPath(path)).toBe(false),
);

test("a value encoded by encodeURIComponent is ambiguous only with a slash or dots", () => {
  const values = fc.string({ minLength: 1, unit: "grapheme" }).filter((value) => !value.includes("/") && !/^\.{1,2}$/.test(value));
  fc.assert(fc.property(values, (value) => !hasAmbiguousPath(`/api/x/${encodeURIComponent(value)}`)));
});

test.each([
  ["/api/projects?page=1", "/api/projects?page=1"],
  ["http://emdia.example/api/projects?page=1", "/api/projects?page=1"],
  ["HTTPS://emdia.example:3000", "/"],
  ["http://emdia.example?page=1", "/?page=1"],
  ["http://emdia.example//api", "//api"],
  ["*", "*"],
])("toOriginForm turns %s into %s", (url, expected) => expect(toOriginForm({ url })).toBe(expected));
