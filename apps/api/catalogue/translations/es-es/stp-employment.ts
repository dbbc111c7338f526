import type { TypeTexts } from "../../translation.ts";

export const stpEmployment: { readonly [code: string]: TypeTexts } = {
  "STP-CONTRATO": [
    "Contrato individual firmado que prueba el vínculo, el puesto, el salario y la jornada acordados.",
    "Contrato completo en un solo PDF, con todas las páginas y ambas firmas, por ejemplo “contrato-joao-silva.pdf”.",
    ["¿El contrato trae el nombre completo y el CPF del colaborador registrado?", "João da Silva, CPF 529.982.247-25, igual al registro."],
    [
      "¿El empleador del contrato es su empresa, con el CNPJ que atiende este proyecto?",
      "Empleador con la misma raíz de CNPJ que el proveedor vinculado.",
    ],
    [
      "¿El puesto y el salario del contrato son los informados en el registro del colaborador?",
      "Montador de andamios, R$ 2.480,00 por mes.",
    ],
    [
      "¿La fecha de inicio del contrato es igual o anterior a la entrada del colaborador en el proyecto?",
      "Admisión el 02/03/2026 y entrada en el proyecto el 09/03/2026.",
    ],
    [
      "¿El contrato está firmado por el colaborador y por quien representa a la empresa?",
      "Firma de ambas partes en la última página, o certificado digital que se pueda validar.",
    ],
  ],
  "STP-REGISTRO": [
    "Registro del empleado exigido por la CLT, en ficha, libro o extracto del carné de trabajo digital (CTPS).",
    "Ficha de registro firmada o el PDF exportado de la aplicación CTPS Digital con este vínculo abierto.",
    [
      "¿El registro es de este colaborador, con nombre, CPF y fecha de nacimiento que coinciden?",
      "Maria Souza, 111.444.777-35, nacida el 14/05/1990.",
    ],
    ["¿El vínculo con su empresa aparece abierto, sin fecha de salida?", "Contrato actual: Ipê Andaimes, desde el 02/03/2026, sin baja."],
    [
      "¿El cargo y el código de ocupación (CBO) corresponden a lo que el colaborador hace en el proyecto?",
      "CBO 7155-45, montador de andamios.",
    ],
    ["¿El registro se hizo en el plazo legal a partir de la admisión?", "Admisión el 02/03 y anotación el 04/03."],
  ],
  "STP-S2200": [
    "Recibo de que la admisión se envió al eSocial antes del primer día de trabajo.",
    "Recibo con el número de protocolo y la copia del evento, descargados del portal del eSocial.",
    ["¿El recibo es del evento S-2200 y trae el número de recibo del eSocial?", "Recibo 1.2.0000000012345678901 del evento S-2200."],
    ["¿La persona del evento es este colaborador, por el CPF?", "cpfTrab 52998224725."],
    ["¿La fecha de admisión del evento es la del contrato de trabajo?", "dtAdm 2026-03-02, igual al contrato."],
    ["¿El evento se transmitió hasta el día anterior al inicio del trabajo?", "Transmitido el 01/03 para inicio el 02/03."],
  ],
  "STP-ALTERACAO": [
    "Anexo y recibo del eSocial cuando cambia el puesto, el salario, la jornada o el lugar de trabajo.",
    "Anexo firmado junto con el recibo del S-2206, en un solo PDF.",
    ["¿El anexo dice qué cambió y desde cuándo?", "De ayudante a montador, desde el 01/04/2026."],
    ["¿El cambio es el mismo del movimiento que abrió esta pendencia?", "Movimiento: nuevo puesto de montador; anexo: montador."],
    ["¿El recibo del S-2206 acompaña al anexo y tiene los mismos datos?", "Recibo del S-2206 con dtAlteracao 2026-04-01."],
    ["¿El colaborador y la empresa firmaron el anexo?", "Dos firmas con fecha del 30/03/2026."],
  ],
};
