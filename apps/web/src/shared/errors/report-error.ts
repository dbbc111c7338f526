import { ApiFailure } from "../api/api-failure.ts";
import { browserStorage } from "../session/storage/browser-storage.ts";
import { storageKeys } from "../session/storage/storage-keys.ts";
import { createReporting, type ErrorReport } from "./reports.ts";

const newReference = () => Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const whereAmI = () => ({
  reference: newReference(),
  at: new Date().toISOString(),
  page: location.pathname,
  companyId: browserStorage.getItem(storageKeys.selectedCompanies),
});

/** A monitoring service listens for `emdia:error` on the window. Nothing leaves the browser while none does. */
const report = createReporting(whereAmI, (told) => dispatchEvent(new CustomEvent("emdia:error", { detail: told })));

const messageIn = (error: unknown) => (error instanceof Error ? error.message : String(error));

const reported = new WeakMap<object, ErrorReport>();

/** An error that nobody expected: the answer carries the reference to show. Whoever reports it again gets the same one. */
export const reportError = (error: unknown): ErrorReport => {
  const known = error instanceof Error ? reported.get(error) : undefined;
  if (known) return known;
  const status = error instanceof ApiFailure ? error.statusCode : undefined;
  const told = report({ message: messageIn(error), ...(status !== undefined && { status }) });
  if (error instanceof Error) reported.set(error, told);
  return told;
};

type Call = { readonly method: string; readonly endpoint: string };

/** A refusal is business and goes unreported; a server that failed does not (CD-051). */
export const reportFailedCall = (failure: ApiFailure, call: Call): void => {
  if (failure.statusCode === undefined || failure.statusCode < 500) return;
  report({ ...call, message: failure.message, status: failure.statusCode });
};

/** Reports what nobody caught. */
export const watchUnhandledErrors = (): void => {
  addEventListener("error", ({ error, message }) => void reportError(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!(reason instanceof ApiFailure)) reportError(reason);
  });
};
