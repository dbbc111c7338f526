import { ApiFailure } from "../api/api-failure.ts";
import { browserStorage } from "../session/storage/browser-storage.ts";
import { storageKeys } from "../session/storage/storage-keys.ts";
import { createReporting, type ErrorReport } from "./reports.ts";

const newReference = () => Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const reportContext = () => ({
  reference: newReference(),
  at: new Date().toISOString(),
  page: location.pathname,
  companyId: browserStorage.getItem(storageKeys.selectedCompanies),
});

/** A monitoring service can listen for `emdia:error` on the window. Without a listener no data leaves the browser. */
const report = createReporting(reportContext, (sent) => dispatchEvent(new CustomEvent("emdia:error", { detail: sent })));

const messageIn = (error: unknown) => (error instanceof Error ? error.message : String(error));

const reported = new WeakMap<object, ErrorReport>();

/** Reports an unexpected error and returns the reference to show. A repeated report of the same error returns the same reference. */
export const reportError = (error: unknown): ErrorReport => {
  const existing = error instanceof Error ? reported.get(error) : undefined;
  if (existing) return existing;
  const status = error instanceof ApiFailure ? error.statusCode : undefined;
  const created = report({ message: messageIn(error), ...(status !== undefined && { status }) });
  if (error instanceof Error) reported.set(error, created);
  return created;
};

type Call = { readonly method: string; readonly endpoint: string };

/** Reports server failures (5xx) only; refusals are normal business (CD-051). */
export const reportFailedCall = (failure: ApiFailure, call: Call): void => {
  if (failure.statusCode === undefined || failure.statusCode < 500) return;
  report({ ...call, message: failure.message, status: failure.statusCode });
};

/** Reports uncaught errors and unhandled rejections. */
export const watchUnhandledErrors = (): void => {
  addEventListener("error", ({ error, message }) => void reportError(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!(reason instanceof ApiFailure)) reportError(reason);
  });
};
