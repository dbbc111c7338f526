import { documentUpload } from "@emdia/contract/pendencies/document-upload.ts";
import { expect, test } from "vitest";
import { dayFromNow } from "../../../../test/days.ts";
import { madeCompound } from "../../../../test/files/made-compound.ts";
import { askedOf } from "../../../../test/fixtures/asked-document.ts";
import { documentForm } from "../../../../test/fixtures/new-document.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const asked = askedOf(world);

/** ISO media box at the start of a phone picture. Its brand identifies the format. */
const pictureBox = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`), Buffer.alloc(64)]);

/** ZIP archive with one stored file. Office formats are detected by the content of the archive. */
const archiveOf = (name: string, content: string) => {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name + content)]);
};
const office = (kind: string, part: string) =>
  archiveOf(
    "[Content_Types].xml",
    `<Types><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
  );
const openOffice = (type: string) => archiveOf("mimetype", `application/vnd.oasis.opendocument.${type}`);

const taken: { readonly [type: string]: Buffer } = {
  "image/jpeg": Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
  "image/png": Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64"),
  "image/webp": Buffer.concat([Buffer.from("RIFF\x1a\0\0\0WEBPVP8 "), Buffer.alloc(32)]),
  "image/tiff": Buffer.concat([Buffer.from("II*\0\x08\0\0\0"), Buffer.alloc(64)]),
  "image/heic": pictureBox("heic"),
  "image/heif": pictureBox("mif1"),
  "application/x-cfb": madeCompound("WordDocument"),
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": office("wordprocessingml.document", "word/document.xml"),
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": office("spreadsheetml.sheet", "xl/workbook.xml"),
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": office(
    "presentationml.presentation",
    "ppt/presentation.xml",
  ),
  "application/vnd.oasis.opendocument.text": openOffice("text"),
  "application/vnd.oasis.opendocument.spreadsheet": openOffice("spreadsheet"),
};
const refused = {
  "a program": Buffer.from("MZ\x90\0\x03\0\0\0".padEnd(512, "\0"), "latin1"),
  "a page of the web": Buffer.from("<!doctype html><script>alert(1)</script>"),
  "a drawing that may hold a script": Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  "an installer": madeCompound("\u4840\u3f3f\u4577"),
  "a message": madeCompound("__properties_version1.0", "WordDocument"),
  "an archive": archiveOf("contrato.txt", "um contrato"),
};

test("images and office files are accepted by content, whatever their name [CD-147]", async () => {
  const pendency = await asked();
  const send = async (bytes: Buffer) => {
    const body = documentForm(new Blob([new Uint8Array(bytes)]), { issueDate: dayFromNow(-3), name: "documento.pdf" });
    return pendency.sender("POST /pendencies/{id}/documents")({ id: pendency.id, body });
  };
  for (const [type, bytes] of Object.entries(taken)) expect((await send(bytes)).answer, type).toMatchObject({ type, pages: null });
  for (const [what, bytes] of Object.entries(refused))
    expect((await send(bytes)).refused, what).toMatchObject({ code: "request.unsupported_type" });
  expect((await send(madeCompound("EncryptionInfo", "EncryptedPackage"))).refused).toMatchObject({ code: "file.needs_password" });
  const { answer } = await pendency.sender("GET /pendencies/{id}/documents")({ id: pendency.id });
  expect(answer.meta.totalResults).toBe(Object.keys(taken).length);
  expect(["application/pdf", ...Object.keys(taken)].toSorted()).toEqual([...documentUpload.accepted].toSorted());
});
