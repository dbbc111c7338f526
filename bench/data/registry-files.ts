import { join } from "node:path";
import { dice } from "../../apps/api/demo/random.ts";
import { inventNamed, type PublishedCompany, publish } from "../../apps/api/registry-sample/invent-company.ts";
import { publishedBytes } from "../../apps/api/registry-sample/published-row.ts";
import { type PublishedName, publishedNames, termRows } from "../../apps/api/registry-sample/sample-files.ts";
import { writeZip } from "../../apps/api/registry-sample/zip-file.ts";

const SEED = 20_260_703;
/** One company in four has a branch. */
const COMPANIES_OF_FOUR_ESTABLISHMENTS = 0.8;
const ROWS_A_PIECE = 2_000;

type Rows = (company: PublishedCompany) => readonly (readonly string[])[];
const rowsOf = {
  companies: ({ company }) => [company],
  establishments: ({ establishments }) => establishments,
  simples: ({ simples }) => [simples],
} as const satisfies { readonly [Name in PublishedName]?: Rows };

/** Generates the same companies in every pass, so that each file is written in its own pass without a buffer. */
function* pieces(companies: number, rows: Rows): Generator<Buffer> {
  const chance = dice(SEED);
  let kept: (readonly string[])[] = [];
  for (let at = 0; at < companies; at += 1) {
    kept.push(...rows(publish(chance, inventNamed(chance, at + 1), at % 4 === 0 ? 1 : 0)));
    if (kept.length < ROWS_A_PIECE) continue;
    yield publishedBytes(kept);
    kept = [];
  }
  yield publishedBytes(kept);
}

/** Writes zips in the published format with about this many establishments. */
export const writeRegistryFiles = async (folder: string, establishments: number): Promise<void> => {
  const companies = Math.ceil(establishments * COMPANIES_OF_FOUR_ESTABLISHMENTS);
  for (const [kind, rows] of Object.entries(rowsOf)) {
    const [name, entry] = publishedNames[kind as keyof typeof rowsOf];
    await writeZip({ path: join(folder, name), entry, level: 1 }, pieces(companies, rows));
  }
  for (const kind of ["activities", "municipalities", "natures", "reasons", "qualifications", "countries"] as const) {
    const [name, entry] = publishedNames[kind];
    await writeZip({ path: join(folder, name), entry }, [publishedBytes(termRows[kind])]);
  }
};
