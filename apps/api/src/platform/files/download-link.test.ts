import { expect, test } from "vitest";
import { DOWNLOAD_PATH, downloadLinks } from "./download-link.ts";

const now = new Date("2026-03-10T12:00:00Z");
const later = new Date("2026-03-10T12:05:00Z");
const file = { hash: "ab".repeat(32), name: "Ficha de EPI.pdf", type: "application/pdf" };
const links = downloadLinks("the secret of this installation");
const signed = (): string => links.sign(file, later).replace(`${DOWNLOAD_PATH}?link=`, "");

test("a link contains hash, name, type and expiry", () => {
  expect(links.verify(signed(), now)).toEqual(file);
  expect(links.verify(signed(), later)).toBeUndefined();
});

test("verify rejects a link with any character changed", () => {
  const link = signed();
  for (let position = 0; position < link.length; position += 1) {
    const altered = link.slice(0, position) + (link[position] === "A" ? "B" : "A") + link.slice(position + 1);
    const answer = links.verify(altered, now);
    expect(answer === undefined || position === link.length - 1).toBe(true); // the last digit of base64 carries spare bits
  }
});

test("verify rejects a malformed link and a link of another installation", () => {
  expect(downloadLinks("another secret").verify(signed(), now)).toBeUndefined();
  for (const link of ["", ".", "a.b", "..", signed().split(".")[0] ?? "", `${signed()}AA`]) expect(links.verify(link, now)).toBeUndefined();
});
