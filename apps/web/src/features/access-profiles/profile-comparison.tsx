import type { Profile } from "@emdia/contract/access/profile-routes.ts";
import { Checkbox, NativeSelect, Table, VisuallyHidden } from "@mantine/core";
import { IconCheck, IconMinus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { ListMessage } from "../../shared/list/list-message.tsx";
import { ListSkeleton } from "../../shared/list/list-skeleton.tsx";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { BackLink } from "./back-link.tsx";
import { type ComparedArea, compared, countDifferences } from "./differences.ts";
import classes from "./profile-comparison.module.css";
import { profileChoicesQuery, profileQuery } from "./profiles-queries.ts";
import type { ProfileCompany } from "./use-profile-company.ts";
import type { ProfilesView } from "./view-address.ts";

type Chosen = { readonly first: number | null; readonly second: number | null };
type Props = Chosen & { readonly company: ProfileCompany; readonly onShow: (view: ProfilesView) => void };

const Mark = ({ allows }: { readonly allows: boolean }) => {
  const { t } = useTranslation("accessProfiles");
  const Icon = allows ? IconCheck : IconMinus;
  return (
    <Table.Td className={classes.mark} data-allows={allows || undefined}>
      <Icon size={18} stroke={1.9} aria-hidden="true" />
      <VisuallyHidden>{t(allows ? "comparing.has" : "comparing.hasNot")}</VisuallyHidden>
    </Table.Td>
  );
};

type Pair = { readonly first: Profile; readonly second: Profile };
const Rows = ({ areas, first, second }: Pair & { readonly areas: readonly ComparedArea[] }) => {
  const { t } = useTranslation(["accessProfiles", "permissionLabels", "permissionSentences"]);
  return (
    <Table className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("comparing.permission")}</Table.Th>
          <Table.Th className={classes.mark}>{first.name}</Table.Th>
          <Table.Th className={classes.mark}>{second.name}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {areas.map(({ area, keys }) => (
          <Fragment key={area}>
            <Table.Tr className={classes.area}>
              <Table.Th colSpan={3} scope="rowgroup">
                {t(`permissionLabels:areas.${area}`)}
              </Table.Th>
            </Table.Tr>
            {keys.map(({ key, ...allows }) => (
              <Table.Tr key={key}>
                <Table.Th scope="row" className={classes.permission}>
                  <span className={classes.label}>{t(`permissionLabels:keys.${key}`)}</span>
                  <span className={classes.sentence}>{t(`permissionSentences:${key}`)}</span>
                </Table.Th>
                <Mark allows={allows.first} />
                <Mark allows={allows.second} />
              </Table.Tr>
            ))}
          </Fragment>
        ))}
      </Table.Tbody>
    </Table>
  );
};

const SideBySide = ({ first, second }: Pair) => {
  const { t } = useTranslation("accessProfiles");
  const { number } = useFormat();
  const [onlyDifferences, setOnlyDifferences] = useState(true);
  const areas = compared(first, second, onlyDifferences);
  const count = countDifferences(areas);
  return (
    <>
      <div className={classes.said}>
        <p role="status">{t("comparing.differences", { count, total: number(count) })}</p>
        <Checkbox
          label={t("comparing.onlyDifferences")}
          checked={onlyDifferences}
          onChange={({ currentTarget }) => setOnlyDifferences(currentTarget.checked)}
        />
      </div>
      {areas.length > 0 && (
        <div className={classes.frame}>
          <Rows areas={areas} first={first} second={second} />
        </div>
      )}
    </>
  );
};

const Choices = ({ company, first, second, onShow }: Props) => {
  const { t } = useTranslation("accessProfiles");
  const { data } = useQuery(profileChoicesQuery(company.company?.id ?? 0));
  const options = [
    { value: "", label: t("comparing.choose") },
    ...(data?.results ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const choose = (changed: Partial<Chosen>) => onShow({ kind: "compare", first, second, ...changed });
  return (
    <div className={classes.choices}>
      <NativeSelect
        label={t("comparing.first")}
        value={first ?? ""}
        data={options}
        onChange={({ currentTarget }) => choose({ first: Number(currentTarget.value) || null })}
      />
      <NativeSelect
        label={t("comparing.second")}
        value={second ?? ""}
        data={options}
        onChange={({ currentTarget }) => choose({ second: Number(currentTarget.value) || null })}
      />
    </div>
  );
};

const useChosen = (id: number | null) => useQuery({ ...profileQuery(id ?? 0), enabled: id !== null });

/** Compares two profiles: the differences only, or all their permissions. */
export const ProfileComparison = (props: Props) => {
  const { t } = useTranslation(["accessProfiles", "shared"]);
  const messageOf = useMessageOf();
  const first = useChosen(props.first);
  const second = useChosen(props.second);
  const error = first.error ?? second.error;
  const isChosen = props.first !== null && props.second !== null;
  return (
    <>
      <BackLink onBack={() => props.onShow({ kind: "list" })} />
      <PageHeader title={t("comparing.title")} />
      <Choices {...props} />
      {!isChosen && <ListMessage title={t("comparing.chooseBoth")} />}
      {isChosen && error !== null && <ListMessage role="alert" title={t("shared:list.failed")} hint={messageOf(error)} />}
      {isChosen && error === null && !(first.data && second.data) && <ListSkeleton rows={8} />}
      {isChosen && first.data && second.data && <SideBySide first={first.data} second={second.data} />}
    </>
  );
};
