/** Camera that reads the codes of badges. */
export const text = {
  image: "Imagem da câmera",
  starting: "Abrindo a câmera…",
  blocked: "A câmera está bloqueada. Permita o uso da câmera no navegador ou digite o código.",
  none: "Não foi possível abrir a câmera. Digite o código do crachá.",
} as const;
