import { createObservable } from "../create-observable.ts";
import { loadPart } from "../loading/chunk-reload.ts";

/** Whether a form was focused yet; the code of the check loads then. */
export const robotWanted = createObservable(false);

const gate = () => {
  robotWanted.write(true);
  return loadPart(async () => (await import("./gate.ts")).gate);
};

/** Prepares a pass in the background for the next submit. */
export const prepareRobotPass = (): void => void gate().then(({ prepare }) => prepare());

/** Sends a form with an unused robot pass. */
export const withRobotPass = async <T>(send: (robotPass: string | undefined) => Promise<T>): Promise<T> => (await gate()).through(send);
