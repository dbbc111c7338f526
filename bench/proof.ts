import { run } from "../tools/run-step.mjs";
import type { Report } from "./measuring/report.ts";

/** Proofs that take too long for every change: existing tests with more repetitions. */
const proofs = [{ name: "twenty crashes lose nothing that was answered", path: "apps/api/test/crash", env: { CRASHES: "20" } }] as const;

export const benchProof = async (): Promise<Report> => {
  const rows: { proof: string; held: number; seconds: number }[] = [];
  for (const { name, path, env } of proofs) {
    const begun = performance.now();
    const { code, output } = await run("vitest", ["run", path], { env });
    if (code !== 0) process.stderr.write(output);
    rows.push({ proof: name, held: Number(code === 0), seconds: (performance.now() - begun) / 1000 });
  }
  return {
    bench: "proof",
    tables: [{ title: "Long proofs", rows }],
    budgets: rows.map(({ proof, held }) => ({ sentence: proof, measured: held, met: held === 1 })),
  };
};
