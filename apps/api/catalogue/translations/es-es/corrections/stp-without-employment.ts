import type { TypeCorrections } from "../../../translation.ts";

export const stpWithoutEmploymentCorrections: { readonly [code: string]: TypeCorrections } = {
  "STP-PRESTACAO": [
    [
      "El contrato es con otro prestador → Envíe el contrato del prestador registrado en este proyecto.",
      "El prestador no está identificado → Incluya en un anexo el CPF o CNPJ y la dirección del prestador.",
    ],
    [
      "El objeto es genérico → Complete el contrato con el alcance y el resultado contratado.",
      "El contrato describe una relación de empleo → Registre al colaborador por la CLT y cambie el régimen en el registro.",
    ],
    [
      "El plazo del contrato civil terminó → Envíe el anexo de plazo firmado por las partes.",
      "No hay precio en el contrato → Adjunte la propuesta aceptada que fija el precio.",
    ],
    [
      "El prestador no firmó el contrato → Recoja la firma del prestador y reenvíe la copia completa.",
      "El informe de la firma electrónica no vino → Adjunte la página de validación de la plataforma de firma.",
    ],
  ],
  "STP-RPA": [
    [
      "El RPA es de un servicio de otro mes → Emita el recibo del mes de referencia.",
      "El NIT del autónomo no consta → Incluya el NIT, que se obtiene en Meu INSS, y emita el RPA de nuevo.",
    ],
    [
      "El ISS no se retuvo ni se comprobó → Adjunte la inscripción municipal del autónomo o la guía del ISS.",
      "La retención de INSS no es la debida → Recalcule la retención del autónomo y pague la diferencia.",
    ],
    [
      "El pago no está en el eSocial → Transmita el S-1200 del autónomo y envíe el recibo.",
      "El valor en el eSocial no es el del RPA → Rectifique el S-1200 con el bruto del recibo.",
    ],
    [
      "El autónomo no firmó el recibo → Recoja la firma en el RPA y digitalícelo otra vez.",
      "El pago del neto no se comprobó → Adjunte el comprobante bancario a nombre del autónomo.",
    ],
  ],
  "STP-CCMEI": [
    [
      "El CCMEI es de otra persona → Descargue en el Portal do Empreendedor el certificado de este CPF.",
      "El MEI fue reclasificado o dado de baja → Regularice en el Portal do Empreendedor o envíe el nuevo estatuto social.",
    ],
    [
      "La ocupación del servicio no está incluida → Actualice las ocupaciones en el Portal do Empreendedor y reenvíe.",
      "La ocupación no está permitida al MEI → Cambie el encuadre de la empresa en la Receita y envíe el nuevo registro.",
    ],
    [
      "El DAS enviado es antiguo → Adjunte el DAS del último mes vencido.",
      "El DAS está atrasado → Emita el DAS actualizado en PGMEI, pague y adjunte el comprobante.",
    ],
    [
      "Hay un ayudante sin registro → Registre al empleado del MEI en el eSocial y envíe el recibo.",
      "El servicio es cesión de mano de obra, prohibida al MEI → Contrate por otro régimen y corrija el registro.",
    ],
  ],
  "STP-NOTA-FISCAL": [
    [
      "La factura es de otro prestador → Envíe la factura emitida por este prestador.",
      "El cliente de la factura es otro → Cancele y emita la factura con el cliente correcto en el emisor nacional.",
    ],
    [
      "La factura es de otro mes de servicio → Envíe la factura del mes pedido.",
      "La descripción no permite ligarla al proyecto → Emita carta de corrección o factura sustituta con el proyecto y el mes.",
    ],
    [
      "La retención de INSS no se destacó → Emita una factura sustituta con la retención destacada.",
      "La base de la retención está equivocada → Corrija la deducción de materiales prevista en contrato y reemita.",
    ],
    [
      "La factura consta como cancelada → Envíe la factura que la sustituyó.",
      "La consulta no encuentra la factura → Genere el PDF en el portal emisor y envíelo con el código de verificación.",
    ],
  ],
  "STP-COOPERATIVA": [
    [
      "La matrícula consta inactiva → Solicite a la cooperativa o al OGMO la declaración de matrícula activa.",
      "El número de matrícula no aparece → Adjunte la ficha de adhesión con el número y la fecha.",
    ],
    [
      "El detalle es de un mes diferente → Solicite el del mes pedido y sustituya.",
      "El detalle no abre las jornadas → Pida a la entidad el detalle analítico del mes.",
    ],
    [
      "El aporte no se comprobó → Adjunte el DARF pagado de la cooperativa o del operador portuario.",
      "El colaborador no está en la declaración → Pida a la entidad que rectifique el eSocial y envíe el recibo.",
    ],
    [
      "El registro de la cooperativa no se probó → Obtenga en la OCB el certificado de regularidad y adjúntelo.",
      "El cooperativista recibe órdenes directas del cliente → Registre al colaborador como empleado y corrija el régimen.",
    ],
  ],
};
