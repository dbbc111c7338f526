import type { ContractorFigures } from "@emdia/contract/home/routes.ts";
import { PLANS } from "@emdia/contract/limits.ts";
import type { WebPath } from "@emdia/contract/web-paths.ts";
import { Button } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { useSelectCompaniesOnClick } from "../../shared/session/companies/use-select-companies-on-click.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";
import { ComplianceBar } from "../../shared/ui/compliance/compliance-bar.tsx";
import { FigureLink } from "./figure-link.tsx";
import { homeQuery } from "./home-query.ts";
import classes from "./home-strip.module.css";
import { type StripGroup, stripGroups } from "./strip-groups.ts";

const pendencyList = "/pendencias" satisfies WebPath;

type ConformityProps = { readonly conformity: ContractorFigures["conformity"]; readonly side: StripGroup["side"] };

const Conformity = ({ conformity: { settled, total }, side }: ConformityProps) => {
  const { t } = useTranslation("home");
  const { number } = useFormat();
  const selection = useSelectCompaniesOnClick(pendencyList);
  const search = { plan: [...PLANS], ...(side && { side }) };
  return (
    <Link to={pendencyList} search={search} className={classes.figure} {...selection}>
      <ComplianceBar settled={settled} total={total} words={t("conformityWords", { settled: number(settled), total: number(total) })} />
      <span className={classes.label}>{t("conformity")}</span>
    </Link>
  );
};

const AllClear = () => {
  const { t } = useTranslation("home");
  return (
    <li>
      <p className={`${classes.figure} ${classes.clear}`}>
        <IconCircleCheck size={18} aria-hidden="true" />
        {t("allClear")}
      </p>
    </li>
  );
};

const Group = ({ group: { side, items, conformity } }: { readonly group: StripGroup }) => {
  const { t } = useTranslation("home");
  return (
    <div className={classes.group}>
      {side && <h2 className={classes.side}>{t(`sides.${side}`)}</h2>}
      <ul className={classes.figures}>
        {items.length === 0 && <AllClear />}
        {items.map(({ name, figure, filter }) => (
          <li key={name}>
            <FigureLink name={name} figure={figure} filter={filter} />
          </li>
        ))}
        {conformity && (
          <li>
            <Conformity conformity={conformity} side={side} />
          </li>
        )}
      </ul>
    </div>
  );
};

const Failure = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation(["home", "shared"]);
  return (
    <p className={classes.failure} role="alert">
      {t("failed")}
      <Button variant="subtle" size="compact-sm" onClick={onRetry}>
        {t("shared:retry")}
      </Button>
    </p>
  );
};

/** Documents and workers that need attention, each number a link to its list. */
export const HomeStrip = () => {
  const { t } = useTranslation("home");
  const [companies] = useSelectedCompanies();
  const { data, isError, refetch } = useQuery(homeQuery(companies));
  if (!data) return isError && <Failure onRetry={() => void refetch()} />;
  const groups = stripGroups(data);
  if (groups.length === 0) return null;
  return (
    <section className={classes.strip} aria-label={t("title")}>
      {groups.map((group) => (
        <Group key={group.side ?? "only"} group={group} />
      ))}
    </section>
  );
};
