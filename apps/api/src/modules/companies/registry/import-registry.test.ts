import { spawn } from "node:child_process";
import { truncate } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { publishedRow } from "../../../../registry-sample/published-row.ts";
import { publishedNames, sampleFiles } from "../../../../registry-sample/sample-files.ts";
import { ownDatabase } from "../../../../test/database.ts";
import { inventedFiles, unzipped, withPublishedFolder } from "../../../../test/services/registry-folder.ts";
import { importRegistry } from "./import-registry.ts";
import { publishedFiles, readPublished } from "./published-file.ts";

const database = ownDatabase();
const IPE = "28764019000123";
const SAMPLE = join(import.meta.dirname, "../../../../registry-sample/files");
const MODULE = pathToFileURL(join(import.meta.dirname, "import-registry.ts")).href;

const load = async (folder: string, batchRows = 1_000): Promise<readonly string[]> => {
  const lines: string[] = [];
  await importRegistry(database.url("owner"), folder, { batchRows, say: (line) => lines.push(line) });
  return lines;
};
const one = async (query: string, values: readonly unknown[] = []): Promise<unknown> => {
  const { rows } = await database.ownerPool().query<{ value: unknown }>(`select (${query}) as value`, [...values]);
  return rows[0]?.value;
};
const nameOf = (cnpj: string) => one("select registry_company($1) ->> 'companyName'", [cnpj]);
const counted = (table: string) => one(`select count(*) from registry.${table}`);
const publishedText = async (folder: string): Promise<{ readonly [name: string]: string }> => {
  const texts: Record<string, string> = {};
  for (const file of await publishedFiles(folder)) {
    const pieces: Buffer[] = [];
    for await (const { bytes } of readPublished(file)) pieces.push(bytes);
    texts[file.kind] = Buffer.concat(pieces).toString("latin1");
  }
  return texts;
};
const asText = (files: { readonly [kind: string]: Buffer }) =>
  Object.fromEntries(Object.entries(files).map(([kind, bytes]) => [kind, bytes.toString("latin1")]));

describe("registry sample", () => {
  test("the sample equals its generator output and is imported in the demo", async () => {
    expect(await publishedText(SAMPLE)).toEqual(asText(sampleFiles()));
    expect(await nameOf(IPE)).toBe("IPÊ ANDAIMES E ACESSOS LTDA.");
    expect(await counted("establishment")).toBeGreaterThan(450);
    expect(await one("select count(*) from registry.establishment where cnpj ~ '[A-Z]'")).toBeGreaterThan(20);
  });

  test("the sample shows no CPF", async () => {
    expect(await one("select count(*) from registry.company where name ~ '[0-9]{11}'")).toBe(0);
    expect(await one("select count(*) from registry.company where name ~ '\\*\\*\\*[0-9]{6}\\*\\*'")).toBeGreaterThan(50);
  });
});

describe("import of published files", () => {
  test("publishedFiles reads zip, zip64 and plain files", async () => {
    const files = sampleFiles();
    const zipped = await withPublishedFolder(files, publishedText);
    const large = await withPublishedFolder(files, publishedText, { isLarge: true });
    const plain = await withPublishedFolder(files, (folder) => unzipped(folder, files).then(() => publishedText(folder)));
    expect([large, plain]).toEqual([zipped, zipped]);
  });

  test("an import swaps the tables only after it is complete", async () => {
    await withPublishedFolder(inventedFiles(3_000, 1), async (folder) => {
      const seen: Promise<unknown>[] = [];
      await importRegistry(database.url("owner"), folder, { batchRows: 500, say: () => seen.push(nameOf(IPE)) });
      expect(new Set(await Promise.all(seen.slice(0, -1)))).toEqual(new Set(["IPÊ ANDAIMES E ACESSOS LTDA."]));
      expect(await nameOf(IPE)).toBeNull();
      expect(await counted("establishment")).toBe(3_000);
      expect(await counted("searched")).toBe(3_000);
      expect(await load(folder)).toEqual([expect.stringMatching(/^These files were imported on .*: nothing is left to do$/)]);
    });
    await load(SAMPLE);
    expect(await nameOf(IPE)).toBe("IPÊ ANDAIMES E ACESSOS LTDA.");
  });

  test("an import skips bad rows and reports their number and reason", async () => {
    const files = sampleFiles();
    const [first = [], second = []] = [
      ["12ABC345", "BOA LTDA", "2062", "49", "1,00", "01", ""],
      ["12ABC34", "CURTA", "2062", "49", "1,00", "01", ""],
    ];
    const broken = `${publishedRow(first)}${publishedRow(second)}"AAAA1111";"SEM FIM\n${publishedRow(first.slice(1))}${publishedRow(first)}`;
    const companies = Buffer.concat([Buffer.from(broken, "latin1"), files.companies]);
    const lines = await withPublishedFolder({ ...files, companies }, (folder) => load(folder));
    const told = lines.filter((line) => line.includes("left out"));
    expect(told).toEqual([
      "Empresas0.zip: 1 row left out (6 fields instead of 7), the first: 4",
      "Empresas0.zip: 1 row left out (a quote that does not close its field), the first: 3",
      "Empresas0.zip: 1 row left out (a root that has not eight characters), the first: 2",
      "company: 1 row left out (published twice)",
    ]);
    expect(await one("select name from registry.company where root = '12ABC345'")).toBe("BOA LTDA");
    expect(await nameOf(IPE)).toBe("IPÊ ANDAIMES E ACESSOS LTDA.");
  });

  test.each([
    {
      what: "truncated",
      spoil: (folder: string) => truncate(join(folder, publishedNames.establishments[0]), 9_000),
      told: "is damaged or not whole",
    },
    { what: "empty", spoil: (folder: string) => truncate(join(folder, publishedNames.companies[0]), 0), told: "is damaged or not whole" },
  ])("a file that is $what fails the import and keeps the tables", async ({ spoil, told }) => {
    await withPublishedFolder(inventedFiles(200, 2), async (folder) => {
      await spoil(folder);
      await expect(load(folder)).rejects.toThrow(told);
    });
    expect(await nameOf(IPE)).toBe("IPÊ ANDAIMES E ACESSOS LTDA.");
  });

  test("an import without establishments, files or folder fails and changes nothing", async () => {
    const files = { ...sampleFiles(), establishments: Buffer.from("isto;não é\n") };
    await expect(withPublishedFolder(files, (folder) => load(folder))).rejects.toThrow("No establishment could be read");
    await expect(withPublishedFolder({}, (folder) => load(folder))).rejects.toThrow("holds no file of Empresas");
    await expect(load(join(SAMPLE, "nowhere"))).rejects.toThrow("cannot be read");
    expect(await nameOf(IPE)).toBe("IPÊ ANDAIMES E ACESSOS LTDA.");
  });
});

/** Runs an import in a child process and kills it after a number of progress lines, or after this line. */
const importUntilKilled = (folder: string, last: number | string): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const program = `import { importRegistry } from ${JSON.stringify(MODULE)};
      let told = 0;
      await importRegistry(process.argv[1], process.argv[2], { batchRows: 500, say: (line) => {
        told += 1;
        if (told === ${JSON.stringify(last)} || line === ${JSON.stringify(last)}) process.kill(process.pid, "SIGKILL");
      } });`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", program, database.url("owner"), folder], { stdio: "inherit" });
    child.once("error", reject);
    child.once("exit", (_code, signal) => resolve(signal));
  });

test("a killed import resumes without missing or duplicate rows", async () => {
  await withPublishedFolder(inventedFiles(6_000, 3), async (folder) => {
    for (const last of [2, 9, 4, 6, 3, "Making the indexes"]) expect(await importUntilKilled(folder, last)).toBe("SIGKILL");
    expect(await nameOf(IPE)).toBe("IPÊ ANDAIMES E ACESSOS LTDA.");

    const [first] = await load(folder);
    expect(first).toBe("Going on where the last import was stopped");
    const rows = { company: 6_000, establishment: 6_000, simples: 6_000, searched: 6_000 };
    for (const [table, count] of Object.entries(rows)) expect(await counted(table), table).toBe(count);
    expect(await one("select count(distinct cnpj) from registry.establishment")).toBe(6_000);
    expect(
      await one("select count(*) from registry.establishment e where not exists (select from registry.company c where c.root = e.root)"),
    ).toBe(0);
  });
});

test("the sample import is skipped when another import was begun", async () => {
  await withPublishedFolder(inventedFiles(300, 4), async (folder) => {
    await importUntilKilled(folder, 3);
    await importRegistry(database.url("owner"), SAMPLE, { givesWay: true, say: () => undefined });
    expect((await load(folder))[0]).toBe("Going on where the last import was stopped");
    expect(await counted("establishment")).toBe(300);
  });
});
