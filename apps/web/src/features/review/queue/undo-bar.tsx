import { Button, Kbd } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useObservable } from "../../../shared/create-observable.ts";
import { isUndoable } from "./decision-for-key.ts";
import { flushPendingDecision, pendingDecision } from "./pending-decision.ts";
import classes from "./queue.module.css";
import { useUndo } from "./use-undo.ts";

/**
 * Submits the pending decision on unmount, on unload and when the page is hidden. Unload also asks for confirmation, so that the request
 * can complete. Mobile browsers may drop a hidden page without an unload event.
 */
const useSentOnLeaving = () =>
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (pendingDecision.read() === null) return;
      flushPendingDecision();
      event.preventDefault();
    };
    const hide = () => document.hidden && flushPendingDecision();
    addEventListener("beforeunload", leave);
    document.addEventListener("visibilitychange", hide);
    return () => {
      removeEventListener("beforeunload", leave);
      document.removeEventListener("visibilitychange", hide);
      flushPendingDecision();
    };
  }, []);

/** Shows the pending decision with an undo button. */
export const UndoBar = () => {
  const { t } = useTranslation("review");
  const decision = useObservable(pendingDecision);
  const undo = useUndo();
  useSentOnLeaving();
  return (
    <div role="status">
      {decision && (
        <div className={classes.undo} key={`${decision.id}-${decision.action}`}>
          <p>{isUndoable(decision.action) && t(`undo.done.${decision.action}`, { name: decision.name, whose: decision.whose })}</p>
          <Button variant="default" size="xs" onClick={undo} rightSection={<Kbd size="xs">u</Kbd>}>
            {t("undo.undo")}
          </Button>
          <span className={classes.left} aria-hidden="true" />
        </div>
      )}
    </div>
  );
};
