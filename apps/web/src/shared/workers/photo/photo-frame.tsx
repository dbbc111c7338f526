import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./photo.module.css";

/** URL of a photo that is not sent yet. */
export const useObjectUrl = (photo: Blob | null): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!photo) return setUrl(undefined);
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return url;
};

export const PhotoFrame = ({ url, name }: { readonly url: string | undefined; readonly name: string }) => {
  const { t } = useTranslation("workerPhoto");
  if (!url) return <div className={classes.none}>{t("none")}</div>;
  return <img className={classes.photo} src={url} alt={t("of", { name })} />;
};
