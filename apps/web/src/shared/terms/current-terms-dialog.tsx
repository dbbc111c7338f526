import "../theme/dialog.css";
import { TERMS_DIALOG_MAX_WIDTH_PX } from "@emdia/contract/limits.ts";
import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { fetchCurrentTerms } from "./current-terms.ts";
import classes from "./terms-dialog.module.css";
import { TermsPane } from "./terms-pane.tsx";
import { useLoaded } from "./use-loaded.ts";

type Props = { readonly opened: boolean; readonly onClose: () => void };

/** Dialog with the current terms, for reading before acceptance. */
export const CurrentTermsDialog = ({ opened, onClose }: Props) => {
  const { t } = useTranslation("terms");
  const { loaded, again } = useLoaded(opened, fetchCurrentTerms);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={TERMS_DIALOG_MAX_WIDTH_PX}
      title={t("title")}
      closeButtonProps={{ "aria-label": t("close", { ns: "shared" }) }}
      centered
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable text must be reachable by keyboard. */}
      <section className={classes.body} aria-label={t("title")} tabIndex={0}>
        <div className={classes.read}>
          <TermsPane loaded={loaded} onRetry={again} />
        </div>
      </section>
    </Modal>
  );
};
