import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../errors/message-of.ts";
import { RefusalNote } from "../refusal-note.tsx";
import classes from "./failed-read.module.css";

type Props = { readonly error: unknown; readonly onRetry: () => void };

/** Error of a failed load, with a retry button. */
export const FailedRead = ({ error, onRetry }: Props) => {
  const { t } = useTranslation("shared");
  const messageOf = useMessageOf();
  return (
    <div className={classes.failed} data-failed="">
      <RefusalNote>{messageOf(error)}</RefusalNote>
      <Button variant="default" onClick={onRetry}>
        {t("retry")}
      </Button>
    </div>
  );
};
