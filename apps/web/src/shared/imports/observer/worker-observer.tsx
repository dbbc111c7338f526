import { useEffect } from "react";
import { workerObservers } from "./observers.ts";

/** Resumes the stored observers when the signed-in app starts. */
export const WorkerObserver = () => {
  useEffect(() => workerObservers.resume(), []);
  return null;
};
