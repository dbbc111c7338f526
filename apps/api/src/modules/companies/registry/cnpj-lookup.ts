import type { Clock } from "../../../platform/clock/clock.ts";
import { afterFailure, allowsRequest, type Circuit, closedCircuit } from "../rules/circuit.ts";
import type { KnownCompany } from "../rules/known-company.ts";
import { readServiceAnswer } from "./service-answer.ts";

export type LookupResult = { readonly kind: "found"; readonly company: KnownCompany } | { readonly kind: "unknown" | "unavailable" };
/** Asks whoever knows companies outside. It never fails: who cannot be asked is unavailable. */
export type CnpjLookup = (cnpj: string) => Promise<LookupResult>;
export type LookupOptions = { readonly url: string; readonly clock: Clock; readonly timeoutMs?: number };

const TIMEOUT_MS = 3_000;
const ANSWER_MAX_BYTES = 1_000_000;
/** How the service says that there is no such company. */
const NOT_THERE: readonly number[] = [400, 404];

/** An answer that never ends would fill the memory. */
const readLimited = async (body: ReadableStream<Uint8Array> | null): Promise<string> => {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length > ANSWER_MAX_BYTES) throw new Error("the answer is longer than any company's");
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
};

const ask = async ({ url, clock, timeoutMs = TIMEOUT_MS }: LookupOptions, cnpj: string): Promise<LookupResult> => {
  const answer = await fetch(`${url.replace(/\/$/, "")}/${cnpj}`, {
    headers: { accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (NOT_THERE.includes(answer.status)) {
    await answer.body?.cancel();
    return { kind: "unknown" };
  }
  if (!answer.ok) throw new Error(`the service answered ${answer.status}`);
  const company = readServiceAnswer(JSON.parse(await readLimited(answer.body)), cnpj, clock.now());
  if (!company) throw new Error("the service answered something else");
  return { kind: "found", company };
};

/** The configured service, asked by a few at a time, and by nobody for a while after it failed several times in a row. */
export const openCnpjLookup = (options: LookupOptions): CnpjLookup => {
  let circuit: Circuit = closedCircuit;
  let asking = 0;
  const now = () => options.clock.now().getTime();
  return async (cnpj) => {
    if (!allowsRequest(circuit, asking, now())) return { kind: "unavailable" };
    asking += 1;
    try {
      const told = await ask(options, cnpj);
      circuit = closedCircuit;
      return told;
    } catch {
      circuit = afterFailure(circuit, now());
      return { kind: "unavailable" };
    } finally {
      asking -= 1;
    }
  };
};
