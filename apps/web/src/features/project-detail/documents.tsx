import { PLANS } from "@emdia/contract/limits.ts";
import { IconLock } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";
import { StatusChip } from "../../shared/ui/status-chip.tsx";
import { demandedQuery } from "./detail-queries.ts";
import type { PartProps } from "./part.ts";
import classes from "./project-detail.module.css";

/** The documents that the project requires, by plan. */
export const Documents = ({ project }: PartProps) => {
  const { t } = useTranslation("projectDetail");
  const { number } = useFormat();
  const query = useQuery(demandedQuery(project.id));
  return (
    <QueryStatePanel query={query}>
      {(demands) =>
        PLANS.map((plan) => {
          const required = demands.filter((demand) => demand.plan === plan && demand.isChecked);
          return (
            <section key={plan} className={classes.section} aria-label={t(`plans.${plan}`)}>
              <h2 className={classes.group}>
                {t(`plans.${plan}`)} <span className={classes.count}>{number(required.length)}</span>
              </h2>
              {required.length === 0 ? (
                <p className={classes.quiet}>{t("documents.none")}</p>
              ) : (
                <ul className={classes.box}>
                  {required.map(({ id, name, description, blocksWork }) => (
                    <li key={id} className={classes.line}>
                      <div className={classes.words}>
                        <span className={classes.name}>{name}</span>
                        <span className={classes.quiet}>{description}</span>
                      </div>
                      {blocksWork && (
                        <StatusChip tone="warn" Icon={IconLock}>
                          {t("documents.blocksWork")}
                        </StatusChip>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </section>
          );
        })
      }
    </QueryStatePanel>
  );
};
