import type { Clock } from "../../../platform/clock/clock.ts";
import { afterFailure, allowsRequest, type Circuit, closedCircuit } from "../rules/circuit.ts";
import type { KnownCompany } from "../rules/known-company.ts";
import { readServiceAnswer } from "./service-answer.ts";

export type LookupResult = { readonly kind: "found"; readonly company: KnownCompany } | { readonly kind: "unknown" | "unavailable" };
/** Queries the external CNPJ service. Never rejects: a failure is `unavailable`. */
export type CnpjLookup = (cnpj: string) => Promise<LookupResult>;
export type LookupOptions = { readonly url: string; readonly clock: Clock; readonly timeoutMs?: number };

const TIMEOUT_MS = 3_000;
const ANSWER_MAX_BYTES = 1_000_000;
/** Status codes with which the service reports an unknown CNPJ. */
const NOT_THERE: readonly number[] = [400, 404];

/** Limits the body size, because an endless answer would exhaust the memory. */
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

/** Client of the configured service, with a concurrency limit and a circuit breaker for consecutive failures. */
export const openCnpjLookup = (options: LookupOptions): CnpjLookup => {
  let circuit: Circuit = closedCircuit;
  let pending = 0;
  const now = () => options.clock.now().getTime();
  return async (cnpj) => {
    if (!allowsRequest(circuit, pending, now())) return { kind: "unavailable" };
    pending += 1;
    try {
      const result = await ask(options, cnpj);
      circuit = closedCircuit;
      return result;
    } catch {
      circuit = afterFailure(circuit, now());
      return { kind: "unavailable" };
    } finally {
      pending -= 1;
    }
  };
};
