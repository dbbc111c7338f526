import type { MovementKind } from "@emdia/contract/catalogue/vocabulary.ts";
import type { MovementStatus } from "@emdia/contract/workers/vocabulary.ts";

/** Days relative to today; negative is past. */
type CareerStep = {
  readonly kind: MovementKind;
  readonly status: MovementStatus;
  readonly from: number;
  readonly until?: number;
  readonly reason?: string;
  readonly newRole?: string;
  readonly exposedToRisk?: boolean;
};
/** Movements after the admission. The status follows from them. */
export type Career = {
  readonly steps: readonly CareerStep[];
  /** Day of a future admission. */
  readonly admittedIn?: number;
};

const NEW_ROLE = "Encarregado de equipe";
const steady: Career = { steps: [] };

/** Every kind of movement and every status, around today. */
const eventful: readonly Career[] = [
  {
    steps: [{ kind: "leave", status: "away", from: -12, until: 18, reason: "Cirurgia no joelho" }],
  },
  {
    steps: [
      { kind: "leave", status: "away", from: -90, until: -30, reason: "Tratamento de saúde" },
      { kind: "return", status: "active", from: -40, reason: "Alta antecipada" },
    ],
  },
  { steps: [{ kind: "vacation", status: "vacation", from: -5, until: 14 }] },
  { steps: [{ kind: "vacation", status: "vacation", from: -120, until: -91 }] },
  { steps: [{ kind: "vacation", status: "vacation", from: 20, until: 49 }] },
  {
    steps: [{ kind: "dismissal", status: "dismissed", from: -25, reason: "Término da obra" }],
  },
  {
    steps: [{ kind: "dismissal", status: "dismissed", from: 10, reason: "Pedido de demissão, com aviso prévio trabalhado" }],
  },
  {
    steps: [{ kind: "accident", status: "away", from: -8, until: 7, reason: "Entorse durante descarga de material" }],
  },
  { steps: [{ kind: "accident", status: "active", from: -60, reason: "Corte superficial, sem afastamento" }] },
  { steps: [{ kind: "function_change", status: "active", from: -150, newRole: NEW_ROLE }] },
  { steps: [{ kind: "risk_change", status: "active", from: -75, exposedToRisk: true }] },
  { steps: [{ kind: "transfer", status: "active", from: -30 }] },
  { steps: [], admittedIn: 7 },
  { steps: [{ kind: "leave", status: "away", from: -45, reason: "Auxílio por incapacidade temporária" }] },
  { steps: [], admittedIn: 21 },
];

/** A leave of 190 days that ended a week ago: longer than NR-1 and NR-10 allow without a new training. */
export const longLeave: Career = {
  steps: [{ kind: "leave", status: "away", from: -196, until: -7, reason: "Tratamento de saúde prolongado" }],
};
/** Position of a worker of Voltta who was admitted long before this leave. */
const LONG_LEAVE_AT = 69;
/** Position of the record at Voltta of the person who works for two suppliers. It stays active. */
const SHARED_AT = 62;
const chosen: ReadonlyMap<number, Career> = new Map([
  [LONG_LEAVE_AT, longLeave],
  [SHARED_AT, steady],
]);

/** Minimum age of an admission, so that the longest career fits after it. */
export const ADMITTED_DAYS_AGO_MIN = 160;
const STEADY_BETWEEN = 2;

/** One of three workers has a career with movements. */
export const careerOf = (at: number): Career => chosen.get(at) ?? drawnCareer(at);
const drawnCareer = (at: number): Career =>
  at % (STEADY_BETWEEN + 1) === STEADY_BETWEEN ? (eventful[Math.floor(at / (STEADY_BETWEEN + 1)) % eventful.length] ?? steady) : steady;
