import { documentKinds } from "@emdia/contract/catalogue/vocabulary.ts";
import { companySides } from "@emdia/contract/companies/sides.ts";
import { filterStatuses, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DayField } from "../../../shared/days/day-field.tsx";
import list from "../../../shared/list/list-toolbar.module.css";
import { MonthField } from "../../../shared/months/month-field.tsx";
import { useStandsOnBothSides } from "../../../shared/session/companies/both-sides.ts";
import type { PendenciesFilter } from "../pendency-filter.ts";
import { isReversed } from "./active-filters.ts";
import { deadlineDays, filterDays, filterFlags, filterMonths, panelWords } from "./filter-kinds.ts";
import classes from "./pendency-toolbar.module.css";

type Props = { readonly filter: PendenciesFilter };
type Of<K> = Props & { readonly kind: K };

const days = [...deadlineDays, ...filterDays] as const;
/** The start of each range, by its end. */
const startOf = { endDate: "startDate", sendByEnd: "sendByStart", createdEnd: "createdStart" } as const;
const isEnd = (kind: (typeof days)[number]): kind is keyof typeof startOf => kind in startOf;

const Words = ({ kind, filter: { asked, type, enter } }: Of<(typeof panelWords)[number]>) => {
  const { t } = useTranslation("pendencies");
  return (
    <TextInput
      type="search"
      label={t(`filter.${kind}`)}
      maxLength={200}
      autoComplete="off"
      value={asked[kind] ?? ""}
      onChange={({ currentTarget }) => type({ [kind]: currentTarget.value || undefined })}
      onKeyDown={({ key }) => key === "Enter" && enter()}
    />
  );
};

const Day = ({ kind, filter: { asked, type, enter } }: Of<(typeof days)[number]>) => {
  const { t } = useTranslation("pendencies");
  return (
    <DayField
      label={t(`filter.${kind}`)}
      error={isEnd(kind) && isReversed(asked[startOf[kind]], asked[kind]) ? t("filter.reversed") : null}
      value={asked[kind] ?? ""}
      onChange={(day) => type({ [kind]: day || undefined })}
      onEnter={enter}
      isFilter
    />
  );
};

const Month = ({ kind, filter: { asked, choose } }: Of<(typeof filterMonths)[number]>) => {
  const { t } = useTranslation("pendencies");
  return (
    <MonthField
      field={kind}
      label={t(`filter.${kind}`)}
      hint=""
      error={kind === "referenceMonthEnd" && isReversed(asked.referenceMonthStart, asked.referenceMonthEnd) ? t("filter.reversed") : null}
      value={asked[kind] ?? ""}
      onChange={(month) => choose({ [kind]: month || undefined })}
    />
  );
};

const Flag = ({ kind, filter: { asked, choose } }: Of<(typeof filterFlags)[number]>) => {
  const { t } = useTranslation("pendencies");
  return (
    <Checkbox
      label={t(`filter.${kind}`)}
      checked={asked[kind] === true}
      onChange={({ currentTarget }) => choose({ [kind]: currentTarget.checked || undefined })}
    />
  );
};

const Kind = ({ filter: { asked, choose } }: Props) => {
  const { t } = useTranslation(["pendencies", "pendencyWords"]);
  const kinds = asked.pendencyType ?? [];
  // A URL or a view can set several types. The field shows them as one option until the user selects another one.
  const several = kinds.length > 1 ? kinds.join() : null;
  return (
    <NativeSelect
      label={t("filter.pendencyType")}
      value={several ?? kinds[0] ?? ""}
      onChange={({ currentTarget: { value } }) => {
        const kind = documentKinds.find((one) => one === value);
        choose({ pendencyType: kind ? [kind] : undefined });
      }}
      data={[
        { value: "", label: t("filter.anyType") },
        ...(several ? [{ value: several, label: kinds.map((kind) => t(`pendencyWords:types.${kind}`)).join(", ") }] : []),
        ...documentKinds.map((kind) => ({ value: kind, label: t(`pendencyWords:types.${kind}`) })),
      ]}
    />
  );
};

/** Shown to users on both sides, and if the URL sets a side. */
const Side = ({ filter: { asked, choose } }: Props) => {
  const { t } = useTranslation("pendencies");
  const isOnBothSides = useStandsOnBothSides();
  if (!isOnBothSides && asked.side === undefined) return null;
  return (
    <NativeSelect
      label={t("filter.side")}
      value={asked.side ?? ""}
      onChange={({ currentTarget: { value } }) => choose({ side: companySides.find((one) => one === value) })}
      data={[
        { value: "", label: t("filter.bothSides") },
        ...companySides.map((side) => ({ value: side, label: t(`filter.sides.${side}`) })),
      ]}
    />
  );
};

const Statuses = ({ filter: { asked, choose } }: Props) => {
  const { t } = useTranslation(["pendencies", "pendencyWords"]);
  const pick = (values: readonly string[]) => {
    // Keeps statuses of the URL that have no checkbox.
    const status = pendencyStatuses.filter((one) => values.includes(one));
    choose({ status: status.length > 0 ? status : undefined, rejected: undefined, withoutRejection: undefined });
  };
  return (
    <Checkbox.Group className={classes.wide ?? ""} label={t("filter.status")} value={asked.status ?? []} onChange={pick}>
      <div className={classes.several}>
        {filterStatuses.map((status) => (
          <Checkbox key={status} value={status} label={t(`pendencyWords:status.${status}`)} />
        ))}
      </div>
    </Checkbox.Group>
  );
};

export const MoreFilters = ({ filter, children }: Props & { readonly children: ReactNode }) => (
  <div className={`${list.more} ${classes.more}`}>
    {children}
    {panelWords.map((kind) => (
      <Words key={kind} kind={kind} filter={filter} />
    ))}
    <Kind filter={filter} />
    <Side filter={filter} />
    {days.map((kind) => (
      <Day key={kind} kind={kind} filter={filter} />
    ))}
    {filterMonths.map((kind) => (
      <Month key={kind} kind={kind} filter={filter} />
    ))}
    <div className={`${classes.wide} ${classes.several}`}>
      {filterFlags.map((kind) => (
        <Flag key={kind} kind={kind} filter={filter} />
      ))}
    </div>
    <Statuses filter={filter} />
  </div>
);
