import { kindOfFormat, type NumberKind } from "./cell-text.ts";
import { attributesOf, xmlParser } from "./xml-parser.ts";

/** Formats that every program knows by number; the others are in the file. */
const builtIn: Readonly<Record<number, NumberKind>> = {
  ...Object.fromEntries([14, 15, 16, 17].map((id) => [id, "day"])),
  22: "moment",
  ...Object.fromEntries([18, 19, 20, 21, 45, 46, 47].map((id) => [id, "time"])),
  ...Object.fromEntries([27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map((id) => [id, "day"])),
};

/** Kind of number of each cell style, in the order to which cells refer. */
export const readNumberKinds = async (chunks: AsyncIterable<string>): Promise<readonly NumberKind[]> => {
  const formats = new Map<number, NumberKind>();
  const kinds: NumberKind[] = [];
  let isCellStyle = false;
  const parser = xmlParser({
    open: (name, source) => {
      if (name === "cellXfs") isCellStyle = true;
      if (name !== "numFmt" && !(name === "xf" && isCellStyle)) return;
      const { numFmtId = "", formatCode = "" } = attributesOf(source);
      const id = Number(numFmtId);
      if (name === "numFmt") formats.set(id, kindOfFormat(formatCode));
      else kinds.push(formats.get(id) ?? builtIn[id] ?? "number");
    },
    close: (name) => {
      if (name === "cellXfs") isCellStyle = false;
    },
  });
  for await (const chunk of chunks) parser.feed(chunk);
  parser.finish();
  return kinds;
};
