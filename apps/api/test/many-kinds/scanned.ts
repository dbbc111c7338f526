/** One small page, black bars on white, in the formats of scanners and cameras, each as short as possible. */
const bytesOf = (base64: string): Buffer => Buffer.from(base64, "base64");

export const jpeg = bytesOf(
  `/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/wAALCAAgABgBAREA/8QAFQABAQAA
AAAAAAAAAAAAAAAABAP/xAAtEAAABAUCBAQHAAAAAAAAAAABAgMRAAQFEhMUIRVBUWEWUnGRZGWTo6TR4f/aAAgBAQAAPwB1Sq2gXKlgyOW5725j27QTxH8J9z+Qum1bXrmSwY2Lc978w7d4pPL0
5JYCzgJipa4XJ3C3t6wfV0TyofQH9QiRXpyqwlkwTBS1xtTtFvb0idSmcK5S8Q0zlezDe+47vBNf86/FhdNmcy5i8Q1LFezDY24bvCZlGaUUAUJzCVmEuMDOPVxiactPFUKJ6heUBARLhKDh0eGx/9k=`,
);
export const JPEG_SIZE = [24, 32] as const;

/** A JPEG 2000 codestream without a container, as embedded in a PDF. */
export const jpeg2000 = bytesOf(
  `/0//UQApAAAAAAAQAAAAEAAAAAAAAAAAAAAAEAAAABAAAAAAAAAAAAABBwEB/1IADAAAAAEAAAQEAAH/XAAEQED/kAAKAAAAAACpAAH/k8+2mBQAE1tsIUYeX4thYDq/L3Py0pOc5zoklm8alJzn
OefwdASDynwYHtoA9MPuyG8eWlJznOdEks3jUpOc5zz+DoCQeU+DA9tAHph92B4WQl++DIAAAYSEv20yAAAdJSk5znOc6RjteYlJznOc8/g6AkHlPgwPbQB6YfdoqWXrUpOc50SSzeNSk5znPP4OgJB5
T4MD20AemH3Z/9k=`,
);
export const JPEG2000_SIZE = [16, 16] as const;

/** CCITT fax encoding, also used as the body of the JBIG2 region. */
export const fax = bytesOf("/zMGT/////+P/MwZP/H8zBk/8fzMM3/x/8AEAEA=");
export const FAX_SIZE = [64, 64] as const;

export const webp = bytesOf("UklGRjwAAABXRUJQVlA4TDAAAAAvF8AHAA/wqPXPrB/MfP7jAWoCpmHiBKnY5uPrcBDRfyFBIs0pjFLNsUmV6r1NzAw=");

/** A phone photo, 48 × 64 pixels of HEVC: a black bar above a red one. Created for this test with heif-enc. */
export const heic =
  bytesOf(`AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAADAAQAAAADhpbG9jAQ
AAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAaQACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAA
ALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADAC
EiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAMAAAAEAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGlt
ZwACAAEAAQAAAHFtZGF0AAAAZSgBrxmA+wC/vQNDmE8MKrCbwngfPle+xTUAVqi3Wv9WRA+pu2zhLV/RmPJoFHOxM5mDzSnX//+GL/9a1n9cFM2jsqWMbdUS2wfvLSm5yEDTujqlnFV7qj1fKQv5xG
cBrhqPZnSM`);

const number32 = (value: number): Buffer => {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(value);
  return four;
};

const PAGE_INFORMATION = 48;
const IMMEDIATE_REGION = 38;
const AS_FAX = 1;

/** A JBIG2 segment: number, type, no references, page and length. */
const segment = (number: number, kind: number, body: Buffer): Buffer =>
  Buffer.concat([number32(number), Buffer.from([kind, 0, 1]), number32(body.length), body]);

const size = Buffer.concat(FAX_SIZE.map(number32));
const nothing32 = Buffer.alloc(8);

export const jbig2 = Buffer.concat([
  segment(0, PAGE_INFORMATION, Buffer.concat([size, nothing32, Buffer.from([0, 0, 0])])),
  segment(1, IMMEDIATE_REGION, Buffer.concat([size, nothing32, Buffer.from([0, AS_FAX]), fax])),
]);

const TIFF_HEAD = "49492a0008000000";
/** Width, height, bits, compression (fax), photometric, strip offset, rows per strip, strip length. */
const tiffEntries: readonly (readonly [tag: number, value: number])[] = [
  [256, 64],
  [257, 64],
  [258, 1],
  [259, 4],
  [262, 0],
  [273, 110],
  [278, 64],
  [279, fax.length],
];

export const tiff = (): Buffer => {
  const LONG = 4;
  const ONE = 1;
  const entries = tiffEntries.map(([tag, value]) => {
    const entry = Buffer.alloc(12);
    entry.writeUInt16LE(tag, 0);
    entry.writeUInt16LE(LONG, 2);
    entry.writeUInt32LE(ONE, 4);
    entry.writeUInt32LE(value, 8);
    return entry;
  });
  return Buffer.concat([Buffer.from(TIFF_HEAD, "hex"), Buffer.from([entries.length, 0]), ...entries, Buffer.alloc(4), fax]);
};
