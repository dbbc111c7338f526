import { inkOn } from "@emdia/contract/badges/ink.ts";
import { IconUser } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./badge-card.module.css";

export type BadgeLine = { readonly label: string; readonly value: string };
export type BadgeCardProps = {
  readonly name: string;
  readonly photoUrl: string | null;
  readonly logoUrl: string | null;
  readonly contractorName: string;
  readonly baseColor: string;
  readonly face: readonly BadgeLine[];
  readonly side: "front" | "back";
  readonly qr?: ReactNode;
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
    <div className={classes.photo} role="img" aria-label={t("noPhoto")}>
      <IconUser className={classes.silhouette} stroke={1.2} aria-hidden="true" />
    </div>
  );
};

const Lines = ({ face }: Pick<BadgeCardProps, "face">) =>
  face.length > 0 && (
    <dl className={classes.lines}>
      {face.map(({ label, value }) => (
        <div key={label} className={classes.line}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );

/** One side of a badge at the proportions of a credit card (85.6 × 54 mm), in the width of its container. Printed, so the same in both themes. */
export const BadgeCard = ({ name, photoUrl, logoUrl, contractorName, baseColor, face, side, qr }: BadgeCardProps) => {
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
          </div>
        )}
      </div>
    </article>
  );
};
