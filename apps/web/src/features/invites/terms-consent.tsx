import { Anchor, Checkbox } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { loadTexts } from "../../shared/i18n/i18n.ts";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import classes from "./terms-consent.module.css";
import type { Consent } from "./use-consent.ts";

const CurrentTermsDialog = lazyDialog(async () => {
  const [part] = await Promise.all([import("../../shared/terms/current-terms-dialog.tsx"), loadTexts(["terms"])]);
  return part.CurrentTermsDialog;
});

/** Consent checkbox, required for every account, with a link to the current terms. */
export const TermsConsent = ({ consent }: { readonly consent: Consent }) => {
  const { accepted, setAccepted, loaded, askAgain } = consent;
  const messageOf = useMessageOf();
  const { t } = useTranslation("invites");
  const [opened, setOpened] = useState(false);
  const [wasTouched, setTouched] = useState(false);
  return (
    <div className={classes.consent}>
      <Checkbox
        label={t("consent.label")}
        checked={accepted}
        required
        error={wasTouched && !accepted && t("consent.required")}
        onChange={({ currentTarget }) => {
          setTouched(true);
          setAccepted(currentTarget.checked);
        }}
        onBlur={() => setTouched(true)}
      />
      <Anchor component="button" type="button" onClick={() => setOpened(true)}>
        {t("consent.read")}
      </Anchor>
      {loaded.state === "failed" && (
        <RefusalNote>
          {messageOf(loaded.failure)}{" "}
          <Anchor component="button" type="button" underline="always" c="inherit" onClick={askAgain}>
            {t("retry", { ns: "shared" })}
          </Anchor>
        </RefusalNote>
      )}
      <CurrentTermsDialog opened={opened} onClose={() => setOpened(false)} />
    </div>
  );
};
