import {
  BarController,
  BarElement,
  CategoryScale,
  type ChartConfiguration,
  Chart as ChartJs,
  type ChartOptions,
  Legend,
  LinearScale,
  type Plugin,
  Tooltip,
} from 'chart.js'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useWords, type Words } from '../language/words.ts'
import { writeAmount } from '../money/write-amount.ts'
import { fillingOf, styleOf } from './filling.ts'
import type { Part } from './parts.ts'

ChartJs.register(BarController, BarElement, CategoryScale, LinearScale, Legend, Tooltip)

/** A line between two bars, with what it marks. */
export interface Mark {
  /** The bar before which the line stands. */
  readonly before: number
  readonly label: string
}

/** One part over all the bars. Kopecks. */
export interface PartOfBars extends Part {
  readonly label: string
  readonly values: readonly number[]
}

interface ChartProps {
  readonly labels: readonly string[]
  readonly parts: readonly PartOfBars[]
  readonly marks?: readonly Mark[]
  readonly isLying?: boolean
  /** What all the parts of a bar come to, where it is to fill the picture; kopecks. */
  readonly whole?: number
  readonly description: string
}

/** Stacked bars of amounts. What they say is in their description and in the table beside them. */
export function Chart(props: ChartProps) {
  const words = useWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  const chart = useRef<ChartJs<'bar'>>(undefined)
  const scheme = useColourScheme()
  useEffect(() => {
    if (canvas.current === null) return
    const configuration = configurationOf(props, words)
    if (chart.current === undefined) chart.current = new ChartJs(canvas.current, configuration)
    else {
      chart.current.data = configuration.data
      chart.current.options = configuration.options ?? {}
      marksOf.set(chart.current, props.marks ?? [])
      chart.current.update('none')
    }
  }, [props, words, scheme])
  useEffect(() => () => chart.current?.destroy(), [])

  return (
    <div class={props.isLying ? 'chart chart-lying' : 'chart'}>
      <canvas ref={canvas} role="img" aria-label={props.description} />
    </div>
  )
}

/** Tells when the colours of the page change. */
function useColourScheme(): boolean {
  const query = '(prefers-color-scheme: dark)'
  const [isDark, setDark] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const follow = () => setDark(media.matches)
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])
  return isDark
}

function configurationOf(props: ChartProps, words: Words): ChartConfiguration<'bar'> {
  const { labels, parts, marks = [] } = props
  return {
    type: 'bar',
    data: {
      labels: [...labels],
      datasets: parts.map((part) => ({
        label: part.label,
        data: [...part.values],
        backgroundColor: fillingOf(part),
        borderColor: styleOf('--ground'),
        borderWidth: 1,
        categoryPercentage: 0.9,
        barPercentage: 1,
      })),
    },
    options: optionsOf(props, words),
    plugins: [markPlugin(marks)],
  }
}

function optionsOf(
  { isLying = false, whole }: ChartProps,
  { language }: Words,
): ChartOptions<'bar'> {
  const text = styleOf('--text')
  const line = styleOf('--line')
  const amounts = {
    stacked: true,
    grid: { color: line },
    border: { display: false },
    ...(whole !== undefined && { max: whole }),
    ticks: {
      color: text,
      display: !isLying,
      maxTicksLimit: 6,
      callback: (value: string | number) => writeAmount(Number(value), language),
    },
  }
  const categories = {
    stacked: true,
    grid: { display: false },
    border: { color: line },
    ticks: { color: text, maxRotation: 60, autoSkipPadding: 8, display: !isLying },
  }
  return {
    animation: false,
    maintainAspectRatio: false,
    indexAxis: isLying ? 'y' : 'x',
    interaction: { mode: 'index', intersect: false },
    scales: isLying ? { x: amounts, y: categories } : { x: categories, y: amounts },
    plugins: {
      legend: { position: 'bottom', labels: { color: text, boxWidth: 16, boxHeight: 16 } },
      tooltip: {
        callbacks: {
          label: ({ dataset, raw }) => `${dataset.label}: ${writeAmount(Number(raw), language)} ₽`,
        },
      },
    },
    font: { family: styleOf('--font') },
  }
}

/** The marks of each chart: its plugin is made once, its marks change. */
const marksOf = new WeakMap<ChartJs, readonly Mark[]>()

/** Draws lines before bars, with their labels at the top. */
function markPlugin(initial: readonly Mark[]): Plugin<'bar'> {
  return {
    id: 'marks',
    afterDatasetsDraw(chart) {
      const { ctx: context, chartArea } = chart
      const [bars] = chart.getSortedVisibleDatasetMetas()
      for (const { before, label } of marksOf.get(chart) ?? initial) {
        const bar = bars?.data[before] as BarElement | undefined
        if (bar === undefined) continue
        const { x, width } = bar.getProps(['x', 'width'], true)
        // biome-ignore lint/plugin/money: pixels, not money
        const left = (x ?? 0) - (width ?? 0) / 2
        context.save()
        context.strokeStyle = styleOf('--text')
        context.setLineDash([4, 3])
        context.beginPath()
        context.moveTo(left, chartArea.top)
        context.lineTo(left, chartArea.bottom)
        context.stroke()
        context.fillStyle = styleOf('--text')
        context.font = `600 12px ${styleOf('--font')}`
        context.textAlign = left > chartArea.right - 60 ? 'right' : 'left'
        context.fillText(label, left + (context.textAlign === 'right' ? -4 : 4), chartArea.top + 10)
        context.restore()
      }
    },
  }
}
