import { lazy, Suspense, useEffect, useRef } from "react";
import { loadTexts } from "../i18n/i18n.ts";
import { loadPart } from "../loading/chunk-reload.ts";
import { useWatched } from "../watched.ts";
import classes from "./robot-check.module.css";
import { prepareRobotPass, robotWanted } from "./robot-pass.ts";

const RobotStatus = lazy(() =>
  loadPart(async () => {
    const [{ RobotStatus }] = await Promise.all([import("./robot-status.tsx"), loadTexts(["robot"])]);
    return { default: RobotStatus };
  }),
);

/** Stands in a form that only people may send. The check begins when somebody turns to the form, and never before. */
export const RobotCheck = () => {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useWatched(robotWanted);
  useEffect(() => {
    const form = place.current?.closest("form");
    form?.addEventListener("focusin", prepareRobotPass);
    return () => form?.removeEventListener("focusin", prepareRobotPass);
  }, []);
  return (
    <div ref={place} className={classes.place}>
      {isWanted && (
        <Suspense fallback={null}>
          <RobotStatus />
        </Suspense>
      )}
    </div>
  );
};
