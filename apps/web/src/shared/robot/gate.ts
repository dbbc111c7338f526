import { api } from "../api/api.ts";
import { createGate } from "./create-gate.ts";
import { solve } from "./solve.ts";

/** One for the page: forms that follow one another share what is ready. */
export const gate = createGate({
  ask: () => api("GET /authentication/robot-challenge")(),
  solve,
  exchange: (response) => api("POST /authentication/recaptcha")({ body: { response } }),
  nowMs: Date.now,
});
