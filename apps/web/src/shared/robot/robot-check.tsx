import { lazy, Suspense, useEffect, useRef } from "react";
import { useObservable } from "../create-observable.ts";
import { loadTexts } from "../i18n/i18n.ts";
import { loadPart } from "../loading/chunk-reload.ts";
import { prepareRobotPass, robotWanted } from "./robot-pass.ts";

const RobotStatus = lazy(() =>
  loadPart(async () => {
    const [{ RobotStatus }] = await Promise.all([import("./robot-status.tsx"), loadTexts(["robot"])]);
    return { default: RobotStatus };
  }),
);

/** Reserves the height of the text, so that the layout does not shift. An inline style saves a style sheet request. */
const asHighAsItsWords = { minHeight: "1.25rem" };

/** Robot check of a form. It starts when the form gets the focus. */
export const RobotCheck = () => {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useObservable(robotWanted);
  useEffect(() => {
    const form = place.current?.closest("form");
    form?.addEventListener("focusin", prepareRobotPass);
    return () => form?.removeEventListener("focusin", prepareRobotPass);
  }, []);
  return (
    <div ref={place} style={asHighAsItsWords}>
      {isWanted && (
        <Suspense fallback={null}>
          <RobotStatus />
        </Suspense>
      )}
    </div>
  );
};
