import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { type TrainingTab, trainingTabs } from "./tabs.ts";
import classes from "./trainings.module.css";

type Props = { readonly open: TrainingTab; readonly offered: readonly TrainingTab[] };

/** Tabs of the training page. Each has its own address; a change of the tab drops the filter of the other. */
export const TrainingTabs = ({ open, offered }: Props) => {
  const { t } = useTranslation("trainings");
  if (offered.length === 0) return null;
  return (
    <nav aria-label={t("tabs.label")}>
      <ul className={classes.tabs}>
        {trainingTabs
          .filter((tab) => offered.includes(tab))
          .map((tab) => (
            <li key={tab}>
              <Link
                to="/treinamentos"
                search={{ aba: tab }}
                className={classes.tab}
                activeProps={{ "aria-current": undefined }}
                {...(tab === open && { "aria-current": "page" })}
                resetScroll={false}
              >
                {t(`tabs.${tab}`)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
};
