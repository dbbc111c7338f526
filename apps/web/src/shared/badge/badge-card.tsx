import { inkOn } from "@emdia/contract/badges/ink.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { initialsOf } from "../ui/initials.ts";
import classes from "./badge-card.module.css";

export type BadgeLine = { readonly key: string; readonly label: string; readonly value: string };
export type BadgeCardProps = {
  readonly name: string;
  readonly photoUrl: string | null;
  readonly logoUrl: string | null;
  readonly contractorName: string;
  readonly baseColor: string;
  readonly face: readonly BadgeLine[];
  readonly side: "front" | "back";
  readonly qr?: ReactNode;
  /** The id as text, below the QR code. */
  readonly code?: string;
};

/** An image that is left out if it cannot be loaded. */
const useLoadable = (url: string | null) => {
  const [failed, setFailed] = useState<string | null>(null);
  return { src: url !== null && url !== failed ? url : null, onError: () => setFailed(url) };
};

const Band = ({ logoUrl, contractorName }: Pick<BadgeCardProps, "logoUrl" | "contractorName">) => {
  const { t } = useTranslation("badge");
  const { src, onError } = useLoadable(logoUrl);
  return (
    <div className={classes.band}>
      {src !== null && <img className={classes.logo} src={src} alt={t("logo", { company: contractorName })} onError={onError} />}
      <span className={classes.contractor}>{contractorName}</span>
    </div>
  );
};

const Photo = ({ name, photoUrl }: Pick<BadgeCardProps, "name" | "photoUrl">) => {
  const { t } = useTranslation("badge");
  const { src, onError } = useLoadable(photoUrl);
  if (src !== null) return <img className={classes.photo} src={src} alt={t("photo", { name })} onError={onError} />;
  return (
    <div className={classes.photo} data-empty="true" role="img" aria-label={t("noPhoto")}>
      <span aria-hidden="true">{initialsOf(name)}</span>
    </div>
  );
};

/** Groups of characters are easier to type. */
const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1 ");

/** More fields than these take two columns, the first one filled first, as in print. */
const ONE_COLUMN_MAX = 3;
const rowsOf = (fields: number): number => (fields > ONE_COLUMN_MAX ? Math.ceil(fields / 2) : fields);

const Lines = ({ face }: Pick<BadgeCardProps, "face">) =>
  face.length > 0 && (
    <dl className={classes.lines} style={{ "--badge-rows": rowsOf(face.length) }}>
      {face.map(({ key, label, value }) => (
        <div key={key} className={classes.line}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );

/** One side of a badge at the proportions of a credit card (85.6 × 54 mm), in the width of its container. Printed, so the same in both themes. */
export const BadgeCard = ({ name, photoUrl, logoUrl, contractorName, baseColor, face, side, qr, code }: BadgeCardProps) => {
  const { t } = useTranslation("badge");
  const isFront = side === "front";
  return (
    <article className={classes.frame} aria-label={t(side)} style={{ "--badge-base": baseColor, "--badge-ink": inkOn(baseColor) }}>
      <div className={classes.card} data-side={side}>
        <Band logoUrl={logoUrl} contractorName={contractorName} />
        {isFront && <Photo name={name} photoUrl={photoUrl} />}
        <div className={classes.words}>
          <p className={classes.name}>{name}</p>
          <Lines face={face} />
        </div>
        {qr && (
          <div className={classes.code}>
            {qr}
            <span className={classes.scan}>{t("scan")}</span>
            {code !== undefined && <span className={classes.typed}>{grouped(code)}</span>}
          </div>
        )}
      </div>
    </article>
  );
};
