import type { MyCompany } from "@emdia/contract/companies/company-routes.ts";
import { IconCheck } from "@tabler/icons-react";
import { type UIEvent, useEffect } from "react";
import { useTranslation } from "react-i18next";
import classes from "./company-picker.module.css";
import { sideOf } from "./toggle-company.ts";
import type { Choosable, CompanyChoice } from "./use-company-choice.ts";

export const companyListId = "company-choices";
export const companyOptionId = (choice: Choosable): string => `company-choice-${choice}`;

const NEAR_END_PX = 160;

type OptionProps = {
  readonly choice: Choosable;
  readonly name: string;
  readonly says: string;
  readonly isUnder: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (choice: Choosable) => void;
};

const Option = ({ choice, name, says, isUnder, isChosen, onChoose }: OptionProps) => (
  // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option that is under the hand.
  // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys.
  <div
    id={companyOptionId(choice)}
    className={classes.option}
    role="option"
    aria-selected={isChosen}
    data-under={isUnder || undefined}
    onClick={() => onChoose(choice)}
  >
    <span className={classes.about}>
      <span className={classes.name}>{name}</span>
      <span className={classes.says}>{says}</span>
    </span>
    {isChosen && <IconCheck size={18} stroke={2} aria-hidden="true" />}
  </div>
);

type Props = { readonly choice: CompanyChoice; readonly total: number };

/** The companies, each with its side and the user's profile there. */
export const CompanyOptions = ({ choice: { choices, companies, selected, single, several, under, choose, more }, total }: Props) => {
  const { t } = useTranslation("companySelector");
  useEffect(() => {
    if (under !== undefined) document.getElementById(companyOptionId(under))?.scrollIntoView({ block: "nearest" });
  }, [under]);
  const scroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    if (scrollHeight - scrollTop - clientHeight < NEAR_END_PX) more();
  };
  const saysOf = (company: MyCompany) => `${t(`side.${sideOf(company)}`)} · ${company.owner ? t("owner") : company.profile.name}`;
  return (
    <div
      id={companyListId}
      className={classes.list}
      role="listbox"
      aria-label={t("title")}
      aria-multiselectable={several}
      onScroll={scroll}
    >
      {choices.includes("all") && (
        <Option
          choice="all"
          name={t("all")}
          says={t("count", { count: total })}
          isUnder={under === "all"}
          isChosen={selected.length === 0 && !single}
          onChoose={choose}
        />
      )}
      {companies.map((company) => (
        <Option
          key={company.id}
          choice={company.id}
          name={company.tradingName}
          says={saysOf(company)}
          isUnder={under === company.id}
          isChosen={selected.includes(company.id)}
          onChoose={choose}
        />
      ))}
    </div>
  );
};
