import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "../apps/api/test/product.ts";
import { run } from "../tools/run-step.mjs";
import { type FirstInput, firstInputs } from "./browser/first-input.ts";
import { type Device, medianScores, type Scores } from "./browser/scores.ts";
import { openVisitor, type Visitor } from "./browser/visitor.ts";
import { atLeast, atMost, type Budget, type Report } from "./measuring/report.ts";

const VISITS = 5;
const LAYOUT_SHIFT_MAX = 0.03;
const FIRST_INPUT_MAX_MS = 1_000;

type Page = { readonly name: string; readonly path: string; readonly performance: { readonly [D in Device]: number } };
const signIn: Page = { name: "sign-in", path: "/login", performance: { mobile: 95, desktop: 100 } };
const projectList: Page = { name: "project list", path: "/projetos", performance: { mobile: 90, desktop: 100 } };

type Judged = { readonly page: Page; readonly device: Device; readonly scores: Scores };

const judge = async (page: Page, address: string, { port }: Visitor): Promise<readonly Judged[]> => {
  const judged: Judged[] = [];
  for (const device of ["mobile", "desktop"] as const)
    judged.push({ page, device, scores: await medianScores({ url: `${address}${page.path}`, device, port }, VISITS) });
  return judged;
};

const budgetsOf = ({ page, device, scores }: Judged): readonly Budget[] => {
  const said = (what: string) => `${page.name}, ${device}: ${what}`;
  return [
    atLeast(said("performance"), scores.performance, page.performance[device]),
    atLeast(said("accessibility"), scores.accessibility, 100),
    atLeast(said("best practices"), scores["best-practices"], 100),
    atLeast(said("SEO"), scores.seo, 100),
    atMost(said("layout shift"), scores.layoutShift, LAYOUT_SHIFT_MAX),
  ];
};

const inputBudget = ({ page, ms }: FirstInput): Budget =>
  atMost(`wizard page ${page}, slow phone: first input, in ms,`, ms, FIRST_INPUT_MAX_MS);

const visitPages = async (address: string): Promise<readonly Judged[]> => {
  const visitor = await openVisitor();
  try {
    const before = await judge(signIn, address, visitor);
    await visitor.signIn(address);
    return [...before, ...(await judge(projectList, address, visitor))];
  } finally {
    await visitor.close();
  }
};

const build = async () => {
  const { code, output } = await run("vite", ["build", "apps/web", "--logLevel", "warn"]);
  if (code !== 0) throw new Error(`the web could not be built: ${output}`);
};

/** Measures the wizard first, on a product without earlier visits. */
const measure = async (address: string) => ({ inputs: await firstInputs(address, VISITS), judged: await visitPages(address) });

/** Measures Lighthouse scores of first visits to the production build, and the wizard's time to first input. */
export const benchWeb = async (): Promise<Report> => {
  await build();
  const dataDir = await mkdtemp(join(tmpdir(), "emdia-bench-web-"));
  const product = await startProduct(dataDir);
  const { inputs, judged } = await measure(product.address).finally(product.stop);
  await rm(dataDir, { recursive: true, force: true });
  const rows = judged.map(({ page, device, scores }) => ({ page: page.name, device, ...scores }));
  const tables = [
    { title: `Lighthouse, median of ${VISITS}`, rows },
    { title: `From a tap to the first field that takes input, slow phone, median of ${VISITS}, ms`, rows: inputs },
  ];
  return { bench: "web", tables, budgets: [...judged.flatMap(budgetsOf), ...inputs.map(inputBudget)] };
};
