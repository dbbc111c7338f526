import { TERMS_DIALOG_MAX_WIDTH_PX, TERMS_VERSION } from "@emdia/contract/limits.ts";
import type { AcceptedTerms } from "@emdia/contract/terms/routes.ts";
import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { api } from "../api/api.ts";
import { AcceptanceData } from "./acceptance-data.tsx";
import { fetchCurrentTerms } from "./current-terms.ts";
import classes from "./terms-dialog.module.css";
import { TermsPane } from "./terms-pane.tsx";
import { useLoaded } from "./use-loaded.ts";

type LoadedTerms = {
  readonly html: string;
  readonly language: string;
  readonly version: string;
  readonly acceptance: AcceptedTerms | undefined;
};

/** The terms that the user accepted last, or else the current terms. */
const fetchAccepted = async (signal: AbortSignal): Promise<LoadedTerms> => {
  const [acceptance] = await api("GET /account-use-terms/default-list")({}, { signal });
  const { html, language, version } = acceptance ?? (await fetchCurrentTerms(signal));
  return { html, language, version, acceptance };
};

type Props = { readonly opened: boolean; readonly onClose: () => void };

/**
 * Terms dialog of the menu: list on the left, text with its acceptance on the right. It stays mounted, so that closing it restores the
 * focus.
 */
export const AcceptedTermsDialog = ({ opened, onClose }: Props) => {
  const { t } = useTranslation("terms");
  const { loaded, again } = useLoaded(opened, fetchAccepted);
  const version = loaded.state === "there" ? loaded.value.version : TERMS_VERSION;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={TERMS_DIALOG_MAX_WIDTH_PX}
      title={t("title")}
      closeButtonProps={{ "aria-label": t("close", { ns: "shared" }) }}
      centered
    >
      <div className={classes.panes}>
        <ul className={classes.list} aria-label={t("list")}>
          <li className={classes.entry} aria-current="true">
            {t("entry")}
            <span className={classes.version}>{t("version", { version })}</span>
          </li>
        </ul>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable text must be reachable by keyboard. */}
        <section className={classes.pane} aria-label={t("entry")} tabIndex={0}>
          <TermsPane loaded={loaded} onRetry={again} before={({ acceptance }) => <AcceptanceData acceptance={acceptance} />} />
        </section>
      </div>
    </Modal>
  );
};
