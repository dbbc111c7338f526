import { createObservable } from "../create-observable.ts";
import { loadPart } from "../loading/chunk-reload.ts";

/** Whether anybody has begun to fill in a form yet: until then nothing of the check is loaded. */
export const robotWanted = createObservable(false);

const gate = () => {
  robotWanted.write(true);
  return loadPart(async () => (await import("./gate.ts")).gate);
};

/** Begins in the background what a form will need when it is sent. */
export const prepareRobotPass = (): void => void gate().then(({ prepare }) => prepare());

/** Sends what is answered only to people, with a pass that nobody has used yet. */
export const withRobotPass = async <T>(send: (robotPass: string | undefined) => Promise<T>): Promise<T> => (await gate()).through(send);
