import { grossUpFields, paymentFields, type RequestField } from '@oklad/contract/fields'
import { allFields } from '../generated-sections/request-fields.ts'

/** Returns a request that has a field with a value other than its default, and the question that takes it. */
export function exampleOf(name: string) {
  const { schema, notFor, atMost = name } = allFields[name] as RequestField
  const [example] = schema.examples ?? []
  const other = schema.enum?.find((value) => value !== schema.default)
  const value = schema.type === 'boolean' ? schema.default !== true : (other ?? example)
  const operation =
    name in grossUpFields ? 'grossUp' : name in paymentFields ? 'payments' : 'privateCalc'
  const request = {
    ...(operation === 'grossUp' ? { target_net: 15000000 } : { gross_salary: 15000000 }),
    ...(notFor?.contracts.includes('TD') && { employment_type: 'SELF_EMPLOYED' }),
    ...(notFor?.residents && { is_not_resident: true }),
    [atMost]: allFields[atMost]?.schema.examples?.[0],
    [name]: value,
  }
  return { operation, request } as const
}
