import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import classes from "./schedule-form.module.css";
import type { ScheduleForm } from "./use-schedule-form.ts";

/** Refusal of the whole form. After a change by another user, the user keeps the typed values or takes the saved ones. */
export const FormRefusal = ({ form: { error, isStale, takeOver } }: { readonly form: ScheduleForm }) => {
  const { t } = useTranslation("riskScheduleForm");
  const messageOf = useMessageOf();
  if (error === null) return null;
  return (
    <RefusalNote>
      {messageOf(error)}
      {isStale && (
        <span className={classes.choices}>
          <Button variant="default" onClick={() => takeOver("mine")}>
            {t("stale.mine")}
          </Button>
          <Button variant="default" onClick={() => takeOver("theirs")}>
            {t("stale.theirs")}
          </Button>
        </span>
      )}
    </RefusalNote>
  );
};
