import type { SecondFactorAsked } from "@emdia/contract/identity/routes.ts";
import type { MfaType } from "@emdia/contract/limits.ts";
import type { KeyValueStorage } from "./storage/browser-storage.ts";
import { tabStorage } from "./storage/tab-storage.ts";

const KEY = "emdia.secondFactor";

/** The code that is on its way, and when another one may be asked for. */
export type AskedCode = {
  readonly mfaType: MfaType;
  readonly sentTo: string;
  readonly resendAtMs: number;
  /** The phone is being registered with this code. */
  readonly registers: boolean;
};
export type PendingStep = SecondFactorAsked & { readonly asked: AskedCode | null };

const parsed = (text: string | null): Partial<PendingStep> | null => {
  try {
    return JSON.parse(text ?? "null") as Partial<PendingStep> | null;
  } catch {
    return null;
  }
};

/** A right password that waits for its second factor. It lives in this tab alone, and no token of a session is stored before it ends (CD-003). */
export const createPendingStep = (storage: KeyValueStorage) => {
  const read = (): PendingStep | null => {
    const kept = parsed(storage.getItem(KEY));
    const isStep = typeof kept?.stepToken === "string" && typeof kept.email === "string" && Array.isArray(kept.mfaTypes);
    return isStep ? ({ ...kept, asked: kept.asked ?? null } as PendingStep) : null;
  };
  const write = (step: PendingStep): void => storage.setItem(KEY, JSON.stringify(step));
  return {
    read,
    begin: (step: SecondFactorAsked): void => write({ ...step, asked: null }),
    ask: (asked: AskedCode): void => {
      const step = read();
      if (step) write({ ...step, asked });
    },
    end: (): void => storage.removeItem(KEY),
  };
};

export const pendingStep = createPendingStep(tabStorage);
