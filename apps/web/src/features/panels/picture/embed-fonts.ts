// Font faces of the page with their files as data URLs. The library would resolve their URLs with a base element, which the content policy
// forbids.
const FILE_URL = /url\(["']?([^"')]+)["']?\)/;

const dataUrlOf = async (url: string): Promise<string> => {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("a font could not be read"));
    reader.readAsDataURL(blob);
  });
};

type FontFaceText = { readonly text: string; readonly base: string };
const fontFaces = (): readonly FontFaceText[] =>
  [...document.styleSheets].flatMap(({ cssRules, href }) =>
    [...cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [{ text: rule.cssText, base: href ?? location.href }] : [])),
  );

const embedded = async ({ text, base }: FontFaceText): Promise<string> => {
  const url = FILE_URL.exec(text)?.[1];
  return url === undefined ? text : text.replace(url, await dataUrlOf(new URL(url, base).href));
};

export const embedFonts = async (): Promise<string> => (await Promise.all(fontFaces().map(embedded))).join("\n");
