import cluster from 'node:cluster'
import type { Forking } from './forking.ts'

/**
 * On Node the workers have the socket of the port in common, and whoever has time accepts. Handed
 * out by the supervisor, which is what a cluster does by itself, connections are spread no better,
 * and one that is handed to a worker in its last moment is never answered nor closed.
 */
export const nodeForking: Forking = {
  fork(variables) {
    cluster.schedulingPolicy = cluster.SCHED_NONE
    return cluster.fork(variables).process
  },
  onceAlone(act) {
    const { worker } = cluster
    worker?.once('disconnect', () => {
      // A worker whose end nobody planned would be ended at once, with what it has in flight.
      worker.exitedAfterDisconnect = true
      act()
    })
    if (!process.connected) act()
  },
}
