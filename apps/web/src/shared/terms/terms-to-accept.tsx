import "../theme/dialog.css";
import { TERMS_DIALOG_MAX_WIDTH_PX } from "@emdia/contract/limits.ts";
import { Button, Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAsyncAction } from "../doorway/use-async-action.ts";
import { useMessageOf } from "../errors/message-of.ts";
import type { Entering } from "../session/complete-sign-in.ts";
import { RefusalNote } from "../ui/refusal-note.tsx";
import classes from "./terms-dialog.module.css";
import { TermsPane } from "./terms-pane.tsx";
import { useTermsToAccept } from "./use-terms-to-accept.ts";

/** Modal with the terms at sign-in. Only its two buttons close it. */
export const TermsToAccept = ({ entering }: { readonly entering: Entering }) => {
  const { t } = useTranslation("terms");
  const messageOf = useMessageOf();
  const { loaded, again, accept, decline } = useTermsToAccept(entering);
  const { busy, refusal, run } = useAsyncAction();
  return (
    <Modal
      opened
      onClose={() => undefined}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
      size={TERMS_DIALOG_MAX_WIDTH_PX}
      title={t("accept.title")}
      centered
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable text must be reachable by keyboard. */}
      <section className={classes.body} aria-label={t("title")} tabIndex={0}>
        <div className={classes.read}>
          <TermsPane loaded={loaded} onRetry={again} />
        </div>
      </section>
      {refusal !== null && <RefusalNote>{messageOf(refusal)}</RefusalNote>}
      <div className={classes.actions}>
        <Button variant="subtle" disabled={busy} onClick={decline}>
          {t("accept.later")}
        </Button>
        <Button loading={busy} disabled={loaded.state !== "there"} onClick={() => void run(accept)}>
          {t("accept.agree")}
        </Button>
      </div>
    </Modal>
  );
};
