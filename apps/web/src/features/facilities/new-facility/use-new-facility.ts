import { useState } from "react";
import { useTranslation } from "react-i18next";
import { newKey } from "../../../shared/api/new-key.ts";
import { createIdempotencyKeys } from "../../../shared/api/repeat-keys.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { useCreateFacility } from "../facilities-changes.ts";
import { useNameCheck } from "../names/use-name-check.ts";
import { afterRefusal, type OnItsWay } from "./after-refusal.ts";
import type { SavedFacility } from "./create-in-order.ts";
import { type Draft, type DraftField, draftFaults, emptyDraft } from "./new-facility.ts";

const nothingYet: OnItsWay = { draft: emptyDraft, existing: null, faults: new Map(), error: null };
type Facts = {
  readonly onlyCompanyId: number | null;
  readonly onCreated?: ((facility: SavedFacility) => void) | undefined;
  readonly onDone: () => void;
};

/** State of the form for a new facility: draft, faults and submit. The draft survives refusals and closing the dialog. */
export const useNewFacility = ({ onlyCompanyId, onCreated, onDone }: Facts) => {
  const { t } = useTranslation("facilities");
  const isNameTaken = useNameCheck();
  const { mutateAsync } = useCreateFacility();
  const [keys] = useState(() => createIdempotencyKeys(newKey));
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState(nothingYet);
  const { existing, faults, error } = state;
  const draft = { ...state.draft, companyId: onlyCompanyId ?? state.draft.companyId };

  const change = (next: Partial<Draft>, field: DraftField) =>
    setState((before) => ({
      ...before,
      draft: { ...before.draft, ...next },
      faults: new Map([...before.faults].filter(([at]) => at !== field)),
    }));

  /** Validates one field on blur. An empty field is no fault yet. */
  const leave = (field: DraftField, typed: string) => {
    const fault = typed.trim() === "" ? undefined : draftFaults(draft).get(field);
    if (fault) setState((before) => ({ ...before, faults: new Map([...before.faults, [field, fault]]) }));
  };

  const faultsNow = async (companyId: number | null) => {
    const found = draftFaults(draft);
    if (found.size > 0 || existing !== null || companyId === null) return found;
    return (await isNameTaken(draft.name, companyId)) ? new Map([["name", "facilityTaken"] as const]) : found;
  };

  const make = async (): Promise<void> => {
    const { companyId } = draft;
    const found = await faultsNow(companyId);
    if (found.size > 0 || companyId === null) return setState({ ...state, faults: found, error: null });
    const creation = await mutateAsync({ ...draft, companyId, existing, keys });
    if (creation.failure !== null) return setState(afterRefusal(draft, creation));
    notify.success(t("creating.done", { name: creation.facility?.name ?? "" }));
    setState(nothingYet);
    if (creation.facility !== null) onCreated?.(creation.facility);
    onDone();
  };
  const submit = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await make().finally(() => setBusy(false));
    setTries((before) => before + 1);
  };
  return { draft, existing, faults, error, busy, tries, change, leave, submit, discard: () => setState(nothingYet) };
};

export type NewFacility = ReturnType<typeof useNewFacility>;
