import { expect, test } from "vitest";
import { downloadHeaders } from "./download-headers.ts";

const headersOf = (name: string, type: string) => downloadHeaders({ name, type });

test("safe types are shown inline, and all others are saved as attachments", () => {
  for (const type of ["application/pdf", "image/png", "image/jpeg", "image/webp"]) {
    expect(headersOf("a", type)).toMatchObject({ "content-type": type, "content-disposition": expect.stringMatching(/^inline;/) });
  }
  for (const type of ["text/html", "image/svg+xml", "application/xml", "text/plain", "application/zip", "nonsense"]) {
    expect(headersOf("a", type)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": expect.stringMatching(/^attachment;/),
      "x-content-type-options": "nosniff",
    });
  }
});

test("a file keeps its name without dangerous characters", () => {
  const names = {
    "Relatório (final).docx": `filename="Relatorio (final).docx"; filename*=UTF-8''Relat%C3%B3rio%20%28final%29.docx`,
    'a"b\\c/d.pdf': `filename="a_b_c_d.pdf"; filename*=UTF-8''a%22b_c_d.pdf`,
    "x\r\nSet-Cookie: a=b.pdf": `filename="xSet-Cookie: a=b.pdf"; filename*=UTF-8''xSet-Cookie%3A%20a%3Db.pdf`,
    "laudo\u202efdp.exe": `filename="laudofdp.exe"; filename*=UTF-8''laudofdp.exe`,
    "\ud800": `filename="_"; filename*=UTF-8''%EF%BF%BD`,
    "": `filename="documento"; filename*=UTF-8''documento`,
  };
  for (const [name, expected] of Object.entries(names))
    expect(headersOf(name, "text/plain")["content-disposition"]).toBe(`attachment; ${expected}`);
});
