// Sign-in that waits for its second factor.
import type { SecondFactorAsked } from "@emdia/contract/identity/routes.ts";
import type { MfaType } from "@emdia/contract/limits.ts";
import type { KeyValueStorage } from "./storage/browser-storage.ts";
import { tabStorage } from "./storage/tab-storage.ts";

const KEY = "emdia.secondFactor";

/** The code that was sent, and the earliest time of a resend. */
export type AskedCode = {
  readonly mfaType: MfaType;
  readonly sentTo: string;
  readonly resendAtMs: number;
  /** Whether the code also registers the phone. */
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

/** Sign-in that waits for its second factor, stored in this tab only. No session token is stored before it completes (CD-003). */
export const createPendingStep = (storage: KeyValueStorage) => {
  const read = (): PendingStep | null => {
    const stored = parsed(storage.getItem(KEY));
    const isStep = typeof stored?.stepToken === "string" && typeof stored.email === "string" && Array.isArray(stored.mfaTypes);
    return isStep ? ({ ...stored, asked: stored.asked ?? null } as PendingStep) : null;
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
