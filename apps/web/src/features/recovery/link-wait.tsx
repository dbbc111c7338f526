import { Button, Skeleton, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Sheet } from "../../shared/doorway/sheet.tsx";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import type { Check } from "./link-state.ts";

type Props = { readonly check: Exclude<Check, { state: "fits" }>; readonly onRetry: () => void };

/** Shown while the code is checked, or with a retry button if the check failed. */
export const LinkWait = ({ check, onRetry }: Props) => {
  const { t } = useTranslation("recovery");
  const messageOf = useMessageOf();
  if (check.state === "checking") {
    return (
      <Sheet title={t("checking")}>
        <VisuallyHidden role="status">{t("loading", { ns: "shared" })}</VisuallyHidden>
        <Skeleton height={36} />
        <Skeleton height={36} />
      </Sheet>
    );
  }
  return (
    <Sheet title={t("unchecked")}>
      <RefusalNote>{messageOf(check.refusal)}</RefusalNote>
      <Button fullWidth onClick={onRetry}>
        {t("retry", { ns: "shared" })}
      </Button>
    </Sheet>
  );
};
