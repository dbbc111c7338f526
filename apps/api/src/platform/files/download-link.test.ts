import { expect, test } from "vitest";
import { DOWNLOAD_PATH, downloadLinks } from "./download-link.ts";

const now = new Date("2026-03-10T12:00:00Z");
const later = new Date("2026-03-10T12:05:00Z");
const file = { hash: "ab".repeat(32), name: "Ficha de EPI.pdf", type: "application/pdf" };
const links = downloadLinks("the secret of this installation");
const signed = (): string => links.sign(file, later).replace(`${DOWNLOAD_PATH}?link=`, "");

test("a link says which file, under which name, until when", () => {
  expect(links.verify(signed(), now)).toEqual(file);
  expect(links.verify(signed(), later)).toBeUndefined();
});

test("a link that was altered anywhere is refused", () => {
  const link = signed();
  for (let position = 0; position < link.length; position += 1) {
    const altered = link.slice(0, position) + (link[position] === "A" ? "B" : "A") + link.slice(position + 1);
    const answer = links.verify(altered, now);
    expect(answer === undefined || position === link.length - 1).toBe(true); // the last digit of base64 carries spare bits
  }
});

test("a link of another installation, or no link at all, is refused", () => {
  expect(downloadLinks("another secret").verify(signed(), now)).toBeUndefined();
  for (const link of ["", ".", "a.b", "..", signed().split(".")[0] ?? "", `${signed()}AA`]) expect(links.verify(link, now)).toBeUndefined();
});
