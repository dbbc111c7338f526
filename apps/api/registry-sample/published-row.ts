/** Rows in the format of Receita Federal: quoted, separated by `;`, in Latin-1. */
export const publishedRow = (fields: readonly string[]): string =>
  `${fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(";")}\n`;

export const publishedBytes = (rows: readonly (readonly string[])[]): Buffer => Buffer.from(rows.map(publishedRow).join(""), "latin1");
