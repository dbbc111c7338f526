/** Camera that reads the codes of badges. */
export const text = {
  image: "Imagen de la cámara",
  starting: "Abriendo la cámara…",
  blocked: "La cámara está bloqueada. Permita su uso en el navegador o escriba el código.",
  none: "No se pudo abrir la cámara. Escriba el código de la credencial.",
} as const;
