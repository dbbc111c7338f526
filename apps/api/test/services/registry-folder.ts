import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dice } from "../../demo/random.ts";
import { inventNamed, publish } from "../../registry-sample/invent-company.ts";
import { publishedBytes } from "../../registry-sample/published-row.ts";
import { type PublishedName, publishedNames, sampleFiles } from "../../registry-sample/sample-files.ts";
import { writeZip, type Zipping } from "../../registry-sample/zip-file.ts";

type Files = { readonly [Name in PublishedName]?: Buffer };

/** Runs work with a temporary folder of published zip files. */
export const withPublishedFolder = async <T>(
  files: Files,
  work: (folder: string) => Promise<T>,
  zipping?: Partial<Zipping>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), "emdia-registry-"));
  try {
    for (const [kind, bytes] of Object.entries(files)) {
      const [name, entry] = publishedNames[kind as PublishedName];
      await writeZip({ path: join(folder, name), entry, ...zipping }, [bytes]);
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Replaces the zip files by their unzipped content. */
export const unzipped = async (folder: string, files: Files): Promise<void> => {
  for (const [kind, bytes] of Object.entries(files)) {
    const [name, entry] = publishedNames[kind as PublishedName];
    await rm(join(folder, name));
    await writeFile(join(folder, entry), bytes);
  }
};

/** Files of invented companies with one establishment each, and the code lists. */
export const inventedFiles = (companies: number, seed: number): Files => {
  const chance = dice(seed);
  const all = Array.from({ length: companies }, (_, at) => publish(chance, inventNamed(chance, at + 1), 0));
  return {
    ...sampleFiles(),
    companies: publishedBytes(all.map(({ company }) => company)),
    establishments: publishedBytes(all.flatMap(({ establishments }) => establishments)),
    simples: publishedBytes(all.map(({ simples }) => simples)),
    partners: publishedBytes([]),
  };
};
