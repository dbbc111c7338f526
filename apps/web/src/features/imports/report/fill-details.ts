/** Replaces `{name}` by the detail of a reason. The texts are shared with the corrected spreadsheet, so i18next does not fill them. */
export const fillDetails = (text: string, details: { readonly [name: string]: unknown }): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = details[name];
    return typeof value === "string" || typeof value === "number" ? String(value) : placeholder;
  });
