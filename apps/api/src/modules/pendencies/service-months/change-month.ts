// Applies a declaration or a decision to a service month, with its history.
import type { ServiceMonthDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import { accept, type Outcome, type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { rememberAll } from "../../../platform/history/history.ts";
import {
  insertServiceMonth,
  lockServiceMonth,
  type ServiceMonthFields,
  type ServiceMonthKey,
  type StoredServiceMonth,
  updateServiceMonth,
} from "../../projects/index.ts";
import { type ServiceMonthChange, stateAfter } from "./rules/service-month-transition.ts";

type ChangeInput = {
  readonly change: ServiceMonthChange;
  /** Version that the user loaded: 0 before the first declaration. */
  readonly version: number | undefined;
};
type Result = Outcome<true, "service_month.stale" | "service_month.already_decided" | "service_month.not_declared">;

const stale = (row: StoredServiceMonth | undefined): Refusal<"service_month.stale"> =>
  refuse("service_month.stale", {
    version: row?.version ?? 0,
    state: row?.state ?? null,
    at: (row?.decidedAt ?? row?.declaredAt)?.toISOString() ?? null,
    by: row?.decidedByName ?? row?.declaredByName ?? null,
  });

/** Locks the row and checks version and state. */
const lockForChange = async (scope: Scope, key: ServiceMonthKey, { change, version }: ChangeInput) => {
  const row = await lockServiceMonth(scope.tx, key);
  if (version !== undefined && version !== (row?.version ?? 0)) return stale(row);
  const next = stateAfter(change, row?.state);
  return next.ok ? accept({ row, state: next.value }) : next;
};

const deeds: { readonly [C in ServiceMonthChange]: ServiceMonthDeed } = {
  declare_service: "service_month.declared",
  declare_no_service: "service_month.declared",
  withdraw: "service_month.withdrawn",
  confirm: "service_month.confirmed",
  deny: "service_month.denied",
};
type HistoryInput = {
  readonly change: ServiceMonthChange;
  readonly id: number;
  readonly from: string | null;
  readonly to: string;
  /** Note of a declaration, or reason of a denial. */
  readonly note: string | null;
};

/** The entry names both states; a note or a reason is a second entry. */
const remember = (scope: Scope, key: ServiceMonthKey, { change, id, from, to, note }: HistoryInput): Promise<void> => {
  const about = { kind: "service_month", id };
  const base = { ownerId: key.contractorId, providerId: key.providerId, about, subject: { ...about, name: key.month } };
  const reversed: ServiceMonthDeed | null = change === "deny" && from === "confirmed" ? "service_month.reversed" : null;
  const entry = { ...base, action: reversed ?? deeds[change], change: { field: "state", from, to } };
  const noted = { ...base, action: "service_month.noted" satisfies ServiceMonthDeed, change: { field: "note", from: null, to: note } };
  return rememberAll(scope, note === null ? [entry] : [entry, noted]);
};

type DeclarationInput = ChangeInput & { readonly fields: Omit<ServiceMonthFields, "state"> };

/** Writes a declaration, the first one or a correction. The unique constraint resolves two concurrent first ones. */
export const writeDeclaration = async (scope: Scope, key: ServiceMonthKey, { fields, ...asked }: DeclarationInput): Promise<Result> => {
  const locked = await lockForChange(scope, key, asked);
  if (!locked.ok) return locked;
  const { row, state } = locked.value;
  const { contractorId } = key;
  if (row) await updateServiceMonth(scope.tx, { contractorId, id: row.id }, { ...fields, state, version: row.version + 1 });
  const id = row?.id ?? (await insertServiceMonth(scope.tx, key, { ...fields, state }));
  if (id === undefined) return stale(undefined);
  await remember(scope, key, { change: asked.change, id, from: row?.state ?? null, to: state, note: fields.note });
  return accept(true);
};

type UpdateInput = ChangeInput & { readonly set: Partial<ServiceMonthFields>; readonly note: string | null };

/** Withdraws or decides on an existing declaration. */
export const changeDeclaration = async (scope: Scope, key: ServiceMonthKey, { set, note, ...asked }: UpdateInput): Promise<Result> => {
  const locked = await lockForChange(scope, key, asked);
  if (!locked.ok) return locked;
  const { row, state } = locked.value;
  if (!row) return refuse("service_month.not_declared");
  const { id, version, ...fields } = row;
  await updateServiceMonth(scope.tx, { contractorId: key.contractorId, id }, { ...fields, ...set, state, version: version + 1 });
  await remember(scope, key, { change: asked.change, id, from: row.state, to: state, note });
  return accept(true);
};
